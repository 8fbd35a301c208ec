import { Button, RequestRow, timeScaleOf, useNow } from "@mcp-actors/ui";
import { useEffect, useState } from "preact/hooks";
import { usePlayground } from "../page/use-playground.ts";
import type { FanOutServers } from "../story/fan-out.ts";
import { QuestionQueue } from "./question-queue.tsx";
import { StoryHead } from "./story-head.tsx";
import { toRequestView } from "./to-request-view.ts";

/** A scripted agent with three servers. */
export function AgentView() {
  const playground = usePlayground();
  const { agent } = playground;
  const [servers, setServers] = useState<FanOutServers | undefined>(undefined);
  useEffect(() => {
    const open = (server: keyof FanOutServers) => playground.connect({ kind: "page", server });
    setServers({ weather: open("weather"), library: open("library"), scribe: open("scribe") });
  }, [playground]);
  const strands = agent.strands.value;
  const isRunning = strands.some(({ row }) => row.isOpen);
  const now = useNow(isRunning);
  const views = strands.map(({ server, row }) => toRequestView(row, server.name));
  const scale = timeScaleOf(views, now);
  const connections = servers === undefined ? [] : Object.values(servers);
  const isReady = connections.length > 0 && connections.every(({ isOpen }) => isOpen.value);
  return (
    <div class="story-view">
      <StoryHead title="Agent fan-out">
        An agent, scripted, calls three servers in parallel. The scribe has no model, so it samples
        back: write its answer yourself, or let the storyteller.
      </StoryHead>
      <AgentControls servers={isReady ? servers : undefined} isRunning={isRunning} />
      <ul class="rows waterfall">
        {views.map((view) => (
          <li key={view.key}>
            <RequestRow request={view} scale={scale} />
          </li>
        ))}
      </ul>
      <QuestionQueue connectionIds={connections.map(({ id }) => id)} />
      {agent.answer.value !== undefined && (
        <section class="answer" aria-label="What the agent made of it">
          <h2>What the agent made of it</h2>
          <pre>{agent.answer.value}</pre>
        </section>
      )}
    </div>
  );
}

interface AgentControlsProps {
  /** The servers, once all are connected. */
  readonly servers: FanOutServers | undefined;
  readonly isRunning: boolean;
}

function AgentControls({ servers, isRunning }: AgentControlsProps) {
  const { agent, answering } = usePlayground();
  return (
    <div class="actions">
      <Button
        look="primary"
        icon="play"
        disabled={servers === undefined || isRunning}
        onClick={() => servers !== undefined && void agent.run(servers)}
      >
        Send the agent
      </Button>
      <Button icon="stop" disabled={!isRunning} onClick={() => agent.cancel()}>
        Stop
      </Button>
      <label class="option">
        <input
          type="checkbox"
          checked={answering.answersSampling.value}
          onChange={({ currentTarget }) => {
            answering.answersSampling.value = currentTarget.checked;
          }}
        />
        The storyteller answers by itself
      </label>
    </div>
  );
}
