/** How far a request has come, in the words of `notifications/progress`. */
export interface ProgressView {
  readonly progress: number;
  /** Where it ends; absent while nobody knows. */
  readonly total?: number | undefined;
  readonly message?: string | undefined;
}

/** What a progress bar shows. */
export interface ProgressBarProps extends Partial<ProgressView> {
  /** What is progressing, for screen readers. */
  readonly label: string;
}

/** How far something has come: a share where the total is known, a moving stripe where it is not. */
export function ProgressBar({ label, progress, total, message }: ProgressBarProps) {
  const share = shareOf(progress, total);
  return (
    <div class="progress">
      <div
        class="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={share === undefined ? undefined : total}
        aria-valuenow={share === undefined ? undefined : progress}
        aria-valuetext={message}
        data-known={share !== undefined}
      >
        <div class="done" style={share === undefined ? undefined : { width: `${share * 100}%` }} />
      </div>
      <div class="words">
        <span class="message">{message}</span>
        <span class="figures">{figures(progress, total)}</span>
      </div>
    </div>
  );
}

function shareOf(progress: number | undefined, total: number | undefined): number | undefined {
  if (progress === undefined || total === undefined || !(total > 0)) return undefined;
  return Math.min(1, Math.max(0, progress / total));
}

function figures(progress: number | undefined, total: number | undefined): string {
  if (progress === undefined) return "";
  return total === undefined ? `${progress}` : `${progress} / ${total}`;
}
