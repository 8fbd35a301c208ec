import "@mcp-actors/ui/styles.css";
import "./styles/page.css";
import { showToast } from "@mcp-actors/ui";
import { render } from "preact";
import { Playground } from "./page/playground.ts";
import { tellChange } from "./page/tell-change.ts";
import { PlaygroundContext } from "./page/use-playground.ts";
import { App } from "./views/app.tsx";

const playground = new Playground((connection, change) =>
  showToast(tellChange(connection.name, change), "info"),
);
const root = document.getElementById("page");
if (root !== null) {
  render(
    <PlaygroundContext.Provider value={playground}>
      <App />
    </PlaygroundContext.Provider>,
    root,
  );
}
