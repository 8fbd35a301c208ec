/** An open SQLite database: that of `node:sqlite`, of the package `better-sqlite3`, or anything alike. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

/** A statement with its parameters left open. */
export interface SqliteStatement {
  run(...values: readonly (string | number)[]): unknown;
  get(...values: readonly (string | number)[]): unknown;
  all(...values: readonly (string | number)[]): unknown[];
}

type Open = new (path: string) => SqliteDatabase;

/** Opens a database with what Node brings. */
export async function openSqlite(path: string): Promise<SqliteDatabase> {
  const Database = await findSqlite();
  if (Database === undefined) {
    throw new Error(`Node ${process.version} has no SQLite: give sqliteStores an open database`);
  }
  return new Database(path);
}

/** Under a name that no compiler looks up, for not every Node has it. */
const MODULE: string = "node:sqlite";

async function findSqlite(): Promise<Open | undefined> {
  try {
    const found: { readonly DatabaseSync?: Open } = await import(MODULE);
    return found.DatabaseSync;
  } catch {
    return undefined;
  }
}
