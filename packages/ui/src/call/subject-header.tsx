import { Badge } from "../part/badge.tsx";
import { Icon } from "../part/icon.tsx";
import { annotationBadges } from "./annotation-badges.ts";
import type { CallSubject } from "./call-subject.ts";

/** What a subject header shows. */
export interface SubjectHeaderProps {
  readonly subject: CallSubject;
}

/** What a call is of: its names, what it says of itself, and what its annotations promise. */
export function SubjectHeader({ subject }: SubjectHeaderProps) {
  const { kind, name, title, description, icons = [] } = subject;
  return (
    <header class="subject">
      <h3>
        <Icon name={kind} label={kind} />
        <span>{title ?? name}</span>
        {title !== undefined && title !== name && <code>{name}</code>}
      </h3>
      <p class="badges">
        {annotationBadges(subject.annotations).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
        {icons.map(({ src, mimeType }) => (
          <Badge key={src} title={src.slice(0, 500)}>
            icon {mimeType ?? src.slice(0, 24)}
          </Badge>
        ))}
      </p>
      {description !== undefined && <p class="description">{description}</p>}
    </header>
  );
}
