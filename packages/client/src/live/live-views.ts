import type {
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplate,
  Tool,
} from "@mcp-actors/protocol";
import { defer, finalize } from "@mcp-actors/transport/rxjs/operators";
import type { Observable } from "rxjs";
import type { FetchOptions } from "../request-options.ts";
import { liveView, type ViewScope } from "./live-view.ts";

/**
 * What a server offers, as it is now and after each change.
 *
 * A view reads when it is subscribed to, and again after each change and each reconnect;
 * all its subscribers share that. It completes when the client closes. An error before the
 * first value is the subscriber's; a later one is the event `view.failed`, and the view goes on.
 */
export interface LiveViews {
  /** Every tool; none where the server has no tools. */
  readonly tools$: Observable<readonly Tool[]>;
  readonly prompts$: Observable<readonly Prompt[]>;
  readonly resources$: Observable<readonly Resource[]>;
  readonly resourceTemplates$: Observable<readonly ResourceTemplate[]>;
  /** What a resource holds. The server is asked to tell of its changes for as long as anybody subscribes. */
  readonly resource$: (uri: string) => Observable<ReadResourceResult>;
}

/** How what the views show is read. */
export interface ViewReaders {
  readonly listTools: (options: FetchOptions) => PromiseLike<readonly Tool[]>;
  readonly listPrompts: (options: FetchOptions) => PromiseLike<readonly Prompt[]>;
  readonly listResources: (options: FetchOptions) => PromiseLike<readonly Resource[]>;
  readonly listResourceTemplates: (
    options: FetchOptions,
  ) => PromiseLike<readonly ResourceTemplate[]>;
  readonly readResource: (uri: string, options: FetchOptions) => PromiseLike<ReadResourceResult>;
}

/** What live views are read with. */
export interface LiveViewsOptions extends ViewScope {
  readonly readers: ViewReaders;
  /** Whether the server has such things at all. */
  readonly offers: (capability: "tools" | "prompts" | "resources") => boolean;
}

/** The live views of a client. */
export function liveViews({ readers, offers, ...scope }: LiveViewsOptions): LiveViews {
  const listView = <Item>(
    list: "tools" | "prompts" | "resources",
    read: (options: FetchOptions) => PromiseLike<readonly Item[]>,
  ): Observable<readonly Item[]> => {
    const readIfOffered = async (options: FetchOptions) => (offers(list) ? read(options) : []);
    return liveView({ topic: { list }, read: readIfOffered }, scope);
  };
  return {
    tools$: listView("tools", readers.listTools),
    prompts$: listView("prompts", readers.listPrompts),
    resources$: listView("resources", readers.listResources),
    resourceTemplates$: listView("resources", readers.listResourceTemplates),
    resource$: sharedByUri((uri) => {
      const read = (options: FetchOptions) => readers.readResource(uri, options);
      return liveView({ topic: { resource: uri }, read }, scope);
    }),
  };
}

/** One view a URI for as long as it is subscribed to. */
function sharedByUri<Value>(make: (uri: string) => Observable<Value>) {
  const shown = new Map<string, { readonly view$: Observable<Value>; subscribers: number }>();
  return (uri: string): Observable<Value> =>
    defer(() => {
      const entry = shown.get(uri) ?? { view$: make(uri), subscribers: 0 };
      entry.subscribers += 1;
      shown.set(uri, entry);
      const leave = () => {
        entry.subscribers -= 1;
        if (entry.subscribers === 0 && shown.get(uri) === entry) shown.delete(uri);
      };
      return entry.view$.pipe(finalize(leave));
    });
}
