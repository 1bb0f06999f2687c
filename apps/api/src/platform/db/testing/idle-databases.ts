import type { Db } from '../db.ts';
import type { TableRows } from './table-rows.ts';

/** A database of this process, with sessions that the next test file continues to use. */
export interface TestDatabase {
  readonly db: Db;
  readonly rows: TableRows;
  /** Closes all sessions and drops the database. */
  drop(): Promise<void>;
}

/** Emptied databases of this process, by the URL of their server. */
const idle = new Map<string, TestDatabase[]>();

/** Returns an empty database that another test file has used, if there is one. */
export function takeIdle(server: string): TestDatabase | undefined {
  return idle.get(server)?.pop();
}

/** Stores an empty database for the next test file of this process. */
export function giveBack(server: string, database: TestDatabase): void {
  idle.set(server, [...(idle.get(server) ?? []), database]);
}
