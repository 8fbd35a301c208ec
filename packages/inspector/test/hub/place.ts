import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for one test, in which its processes find their hub. */
export class Place implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), "mcp-actors-hub-"));

  /** Variables with which processes look here. */
  get env(): { readonly XDG_RUNTIME_DIR: string } {
    return { XDG_RUNTIME_DIR: this.folder };
  }

  /** The file that says where the hub is. */
  get file(): string {
    return join(this.folder, "mcp-actors", "inspector.json");
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
