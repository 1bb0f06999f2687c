import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of PostgreSQL's log inside the cluster. */
export const LOG_FOLDER = 'log';

const FAILURE = /\b(?:FATAL|PANIC|ERROR): {2}(.+)$/;

/**
 * Finds the last failure in PostgreSQL's log.
 * @param since epoch time in ms; older files are ignored.
 * @returns its message without a final full stop, or null if there is none.
 */
export async function findFailure(cluster: string, since: number): Promise<string | null> {
  const folder = join(cluster, LOG_FOLDER);
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const latest = files.filter(({ time }) => time >= since).sort((a, b) => b.time - a.time)[0];
  if (latest === undefined) return null;
  const lines = (await readFile(join(folder, latest.name), 'utf8')).split('\n');
  const failure = lines.findLast((line) => FAILURE.test(line));
  return FAILURE.exec(failure ?? '')?.[1]?.replace(/\.$/, '') ?? null;
}
