import { Announcements, Toasts, useHotkeys } from "@mcp-actors/ui";
import { useState } from "preact/hooks";
import { usePlayground } from "../page/use-playground.ts";
import { AddServer } from "./add-server.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { RoutedView } from "./routed-view.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

/** The whole page. */
export function App() {
  const playground = usePlayground();
  const [dialog, setDialog] = useState<"add" | "help" | undefined>(undefined);
  const close = () => setDialog(undefined);
  const walk = (by: number) => {
    const all = playground.connections.all.value;
    const at = all.findIndex(({ id }) => id === playground.connections.current.value?.id);
    const next = all[(at + by + all.length) % all.length];
    if (next !== undefined) playground.show(next);
  };
  useHotkeys({
    "?": () => setDialog("help"),
    c: () => setDialog("add"),
    h: () => playground.go({ view: "start" }),
    "[": () => walk(-1),
    "]": () => walk(1),
    Escape: () => (dialog === undefined ? playground.cancelLatest() : close()),
  });
  return (
    <div class="page">
      <TopBar onAdd={() => setDialog("add")} onHelp={() => setDialog("help")} />
      <div class="body">
        <Sidebar onAdd={() => setDialog("add")} />
        <main>
          <RoutedView />
        </main>
      </div>
      {dialog === "add" && <AddServer onClose={close} />}
      {dialog === "help" && <HelpDialog onClose={close} />}
      <Toasts />
      <Announcements />
    </div>
  );
}
