import { useState } from "preact/hooks";
import { webUrl } from "../content/safe-link.tsx";
import { Button } from "../part/button.tsx";
import { Icon } from "../part/icon.tsx";
import { RefusalButtons } from "./elicitation-card.tsx";
import { QuestionCard } from "./question-card.tsx";

/** What a URL elicitation card asks. */
export interface UrlElicitationCardProps {
  readonly message: string;
  readonly url: string;
  /** Who asks, as this page knows them. */
  readonly from?: string;
  /** `accept` means that the person agreed and the page was opened, not that they finished there. */
  readonly onAnswer: (answer: { readonly action: "accept" | "decline" | "cancel" }) => void;
}

/** A server's wish that the person visit a page: shows where it leads, and opens it only when they agree. */
export function UrlElicitationCard({ message, url, from, onAnswer }: UrlElicitationCardProps) {
  const [isAgreed, setAgreed] = useState(false);
  const target = webUrl(url);
  return (
    <QuestionCard icon="leave" title="The server asks you to visit a page" from={from}>
      <p class="message">{message}</p>
      <dl class="address">
        <dt>Host</dt>
        <dd class="host">{target?.host ?? "none"}</dd>
        <dt>Address</dt>
        <dd>
          <code>{url}</code>
        </dd>
      </dl>
      <UrlWarnings target={target} />
      <label class="option">
        <input
          type="checkbox"
          disabled={target === undefined}
          checked={isAgreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        I know this host and want to go there
      </label>
      <div class="actions">
        <OpenLink
          target={isAgreed ? target : undefined}
          onOpen={() => onAnswer({ action: "accept" })}
        />
        <RefusalButtons onAnswer={onAnswer} />
      </div>
    </QuestionCard>
  );
}

interface OpenLinkProps {
  /** Absent while the page may not be opened. */
  readonly target: URL | undefined;
  readonly onOpen: () => void;
}

function OpenLink({ target, onOpen }: OpenLinkProps) {
  if (target === undefined) {
    return (
      <Button look="primary" disabled>
        Open the page
      </Button>
    );
  }
  return (
    <a
      class="button"
      data-look="primary"
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerpolicy="no-referrer"
      onClick={onOpen}
    >
      <Icon name="leave" />
      Open {target.host}
    </a>
  );
}

function UrlWarnings({ target }: { readonly target: URL | undefined }) {
  if (target === undefined) return <p class="error">Only pages of the web can be opened</p>;
  const warnings = [
    target.protocol === "http:" &&
      "What you type there can be read on the way: it is no https page",
    target.username !== "" && "The address carries a user name, which can disguise its host",
    target.host.includes("xn--") && "The host is written in letters of another script",
  ].filter((warning) => warning !== false);
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} class="warning">
          <Icon name="warning" /> {warning}
        </p>
      ))}
    </>
  );
}
