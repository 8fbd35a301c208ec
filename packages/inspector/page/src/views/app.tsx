import { Announcements, Toasts } from "@mcp-actors/ui";
import { useRef } from "preact/hooks";
import { RightPanel } from "../detail/right-panel.tsx";
import { Header } from "../header/header.tsx";
import { Sequence } from "../sequence/sequence.tsx";
import { seen } from "../store/seen.ts";
import { Strip } from "../strip/strip.tsx";
import { Waterfall } from "../waterfall/waterfall.tsx";
import { ActorTree } from "./actor-tree.tsx";
import { Help } from "./help.tsx";
import { PaneSwitch, pane } from "./pane-switch.tsx";
import { Splitter } from "./splitter.tsx";
import { useDrop } from "./use-drop.ts";
import { useKeys } from "./use-keys.ts";
import { Welcome } from "./welcome.tsx";

/** The whole page. */
export function App() {
  useKeys();
  const main = useRef<HTMLElement>(null);
  const isDropping = useDrop();
  const isEmpty = (seen.total ?? 0) === 0;
  return (
    <div class="app" data-dropping={isDropping.value}>
      <Header />
      {isEmpty ? (
        <main class="nothing">
          <Welcome />
        </main>
      ) : (
        <main class="main" ref={main} data-pane={pane.value}>
          <ActorTree />
          <div class="middle">
            <Waterfall />
            <Sequence />
          </div>
          <RightPanel />
          <Splitter frame={main} />
        </main>
      )}
      {!isEmpty && <PaneSwitch />}
      <Strip />
      <Help />
      <Toasts />
      <Announcements />
    </div>
  );
}
