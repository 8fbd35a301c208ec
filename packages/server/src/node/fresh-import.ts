import nodeModule from "node:module";
import { fileURLToPath } from "node:url";

type RegisterHooks = (hooks: { readonly resolve: Resolve }) => { deregister(): void };

type Resolve = (
  specifier: string,
  context: { readonly parentURL?: string | undefined },
  nextResolve: (specifier: string, context: object) => { readonly url: string },
) => { readonly url: string };

/** Marks a module as imported anew: another address is another module to Node. */
const GENERATION = "mcp-actors-generation";

/** Imports a module anew, as often as it is asked to, and with it what it imports by relative paths. */
export class FreshImport {
  readonly #url: string;
  readonly #onFile: (path: string) => void;
  readonly #hooks: { deregister(): void } | undefined;
  #generation = 0;

  /**
   * @param onFile - Told of each file that an import reads anew. Before Node 22.15, which cannot be asked what a
   * module imports, that is the module itself alone.
   */
  constructor(url: string, onFile: (path: string) => void) {
    this.#url = url;
    this.#onFile = onFile;
    const resolve: Resolve = (specifier, context, nextResolve) => {
      const resolved = nextResolve(specifier, context);
      const generation = generationOf(context.parentURL);
      if (generation === null || !/^\.{0,2}\//.test(specifier)) return resolved;
      return { ...resolved, url: this.#anew(resolved.url, generation) };
    };
    this.#hooks = registerHooksOf(nodeModule)?.({ resolve });
  }

  /** The default export of the module as it is now. */
  async load(): Promise<unknown> {
    this.#generation += 1;
    const module: { readonly default?: unknown } = await import(
      this.#anew(this.#url, String(this.#generation))
    );
    return module.default;
  }

  close(): void {
    this.#hooks?.deregister();
  }

  #anew(address: string, generation: string): string {
    const url = new URL(address);
    if (url.protocol !== "file:") return address;
    this.#onFile(fileURLToPath(url));
    url.searchParams.set(GENERATION, generation);
    return url.href;
  }
}

/** What Node has since 22.15. */
function registerHooksOf(module: object): RegisterHooks | undefined {
  return "registerHooks" in module ? (module.registerHooks as RegisterHooks) : undefined;
}

function generationOf(parent: string | undefined): string | null {
  return parent !== undefined && URL.canParse(parent)
    ? new URL(parent).searchParams.get(GENERATION)
    : null;
}
