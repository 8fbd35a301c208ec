import { Icon } from "@mcp-actors/ui";
import { toAddress } from "../host/server-choice.ts";
import { PRESETS } from "../page/presets.ts";
import { writeRoute } from "../page/route.ts";
import { STORIES } from "../page/stories.ts";

/** Where the page begins: the stories, and the servers that are a click away. */
export function StartView() {
  return (
    <div class="start">
      <h1>A host of the Model Context Protocol, in your browser</h1>
      <p class="lead">
        This page is a real client. It talks with real servers, some of which live in a worker of
        the page itself. Nothing here is staged: pick a story, and try to break it.
      </p>
      <ul class="cards">
        {STORIES.map(({ title, moment, shows, icon, route }) => (
          <li key={title}>
            <a class="card" href={writeRoute(route)}>
              <Icon name={icon} />
              <h2>{title}</h2>
              <p>{moment}</p>
              <p class="shows">{shows}</p>
            </a>
          </li>
        ))}
      </ul>
      <h2>Or go straight to a server</h2>
      <ul class="presets">
        {PRESETS.map(({ title, about, place }) => (
          <li key={title}>
            <a href={writeRoute({ view: "server", at: toAddress(place), era: "auto" })}>
              <strong>{title}</strong>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
