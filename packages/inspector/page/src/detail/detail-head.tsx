import type { Detail } from "../store/detail.ts";
import { ActorFigures } from "./actor-figures.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestFigures } from "./request-figures.tsx";

/** What the head of the details shows. */
export interface DetailHeadProps {
  readonly detail: Detail;
}

/** What is selected, where it belongs, and its most important figures. */
export function DetailHead({ detail }: DetailHeadProps) {
  const { title, path, request, actor, origin } = detail;
  return (
    <header class="detail-head">
      <div class="line">
        <h2>{title}</h2>
        <nav aria-label="Path">{path.join(" › ")}</nav>
        {origin !== undefined && (
          <a class="origin" href={origin} target="_blank" rel="noreferrer">
            Where it was made
          </a>
        )}
        {request !== undefined && <RequestActions request={request} />}
      </div>
      {request !== undefined && <RequestFigures request={request} />}
      {request === undefined && actor !== undefined && <ActorFigures actor={actor} />}
    </header>
  );
}
