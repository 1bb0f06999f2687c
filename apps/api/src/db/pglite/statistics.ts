import type { Db } from '../db.ts';
import { sql } from '../sql.ts';

/** How often the tables are looked through again, in ms. It takes a fraction of a second. */
const AN_HOUR = 60 * 60 * 1000;

/**
 * Lets the planner know how large the tables have become. A PostgreSQL server does so by itself;
 * the embedded one never does, and without it goes through whole tables of a busy restaurant.
 */
export async function gatherStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze`);
}

/**
 * Gathers them from now on, every hour, without anyone waiting for it.
 * @returns the way to stop.
 */
export function keepStatistics(
  db: Db,
  every: (milliseconds: number, work: () => void) => () => void,
  report: (error: unknown) => void,
): () => void {
  const gather = () => void gatherStatistics(db).catch(report);
  gather();
  return every(AN_HOUR, gather);
}
