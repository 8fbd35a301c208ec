import { CopyButton } from "@mcp-actors/ui";
import { ADDRESSES } from "../page/addresses.ts";
import { writeRoute } from "../page/route.ts";
import { StoryHead } from "./story-head.tsx";

const THEIRS = "http://127.0.0.1:3101/mcp";
const START_THEIRS = "PORT=3101 npx -y @modelcontextprotocol/server-everything streamableHttp";
const START_INSPECTOR = "npx -y @modelcontextprotocol/inspector";

/** Programs of others that this runtime gets on with, and how to start them. */
export function FriendsView() {
  return (
    <div class="story-view">
      <StoryHead title="Friends">
        A protocol is worth what others make of it. These two are the official ones; start them in a
        terminal.
      </StoryHead>
      <section class="friend">
        <h2>Their everything server, this page as its client</h2>
        <Command text={START_THEIRS} />
        <p>
          Then <a href={writeRoute({ view: "server", at: THEIRS, era: "auto" })}>connect to it</a>.
          It speaks a legacy revision, which this page finds out by itself.
        </p>
      </section>
      <section class="friend">
        <h2>Their inspector, our everything server</h2>
        <Command text={START_INSPECTOR} />
        <p>
          Choose Streamable HTTP there, and the URL <code>{ADDRESSES.everythingHttp}</code>, which{" "}
          <code>npx -y pnpm dev</code> serves.
        </p>
      </section>
    </div>
  );
}

function Command({ text }: { readonly text: string }) {
  return (
    <p class="command">
      <code>{text}</code>
      <CopyButton text={() => text} label="Copy the command" />
    </p>
  );
}
