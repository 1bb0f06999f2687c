import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sql } from '../sql.ts';
import { openPglite } from './open-pglite.ts';

const KILLS = 4;
const END_WITH_PARENT = fileURLToPath(
  new URL('../../../../../scripts/lib/end-with-parent.ts', import.meta.url),
);
const WRITER = fileURLToPath(new URL('./testing/write-rows.ts', import.meta.url));

/** Lets the writer work until `count` rows are acknowledged, then kills it; the numbers of them. */
async function writeAndKill(folder: string, first: number, count: number): Promise<number[]> {
  const writer = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      END_WITH_PARENT,
      WRITER,
      folder,
      String(first),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exited = once(writer, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface(writer.stdout)) {
    acknowledged.push(Number(line));
    if (acknowledged.length === count) writer.kill('SIGKILL');
  }
  await exited;
  return acknowledged;
}

it('loses no acknowledged row, and keeps none by half, however often it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'claypot-killed-'));
  const made = await openPglite(folder);
  await made.transaction((tx) =>
    tx.script(
      'create table kept (id int primary key); create table total (rows int); insert into total values (0)',
    ),
  );
  await made.close();

  const acknowledged: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Another moment each time: in the first transactions, and deep among them.
    acknowledged.push(...(await writeAndKill(folder, kill * 1_000_000, 1 + kill * 60)));
  }

  const db = await openPglite(folder);
  const rows = await db.query<{ id: number }>(sql`select id from kept`);
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(await db.one(sql`select rows from total`)).toEqual({ rows: kept.size });
  await db.close();
  await rm(folder, { recursive: true });
});
