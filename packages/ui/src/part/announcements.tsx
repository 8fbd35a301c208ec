import { announced } from "./announce.ts";

/** Where announcements are read from by screen readers; a page has one. */
export function Announcements() {
  return (
    <div class="unseen" role="status" aria-live="polite">
      {announced.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
