import { Icon } from "../part/icon.tsx";

/** What a safe link shows. */
export interface SafeLinkProps {
  readonly uri: string;
}

/** A URI as it stands; it can be followed, in a page that learns nothing of this one, only where it is of the web. */
export function SafeLink({ uri }: SafeLinkProps) {
  if (webUrl(uri) === undefined) return <code class="uri">{uri}</code>;
  return (
    <a
      class="uri"
      href={uri}
      target="_blank"
      rel="noopener noreferrer"
      referrerpolicy="no-referrer"
    >
      {uri}
      <Icon name="leave" label="opens in a new tab" />
    </a>
  );
}

/** A URL of the web, parsed; undefined for any other, however it is disguised. */
export function webUrl(uri: string): URL | undefined {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : undefined;
}
