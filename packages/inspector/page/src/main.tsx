import { render } from "preact";
import "@mcp-actors/ui/styles.css";
import { openHub } from "./store/open-hub.ts";
import { startStore } from "./store/store.ts";
import "./styles/page.css";
import { App } from "./views/app.tsx";

const place = document.getElementById("page");
if (place === null) throw new Error("unreachable: the page has no place");
openHub(startStore());
render(<App />, place);
