/** Writes rows endlessly with several writers and prints the id of each stored row. */
import 'temporal-polyfill/global';
import { writeSync } from 'node:fs';
import { openEmbedded } from '../../open-embedded.ts';
import { sql } from '../../sql.ts';

const [folder = '', first = '0'] = process.argv.slice(2);
const db = await openEmbedded(folder);
let next = Number(first);

async function write(): Promise<never> {
  for (;;) {
    const id = next;
    next += 1;
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into stored (id) values (${id})`);
      await tx.execute(sql`update total set rows = rows + 1`);
    });
    // Synchronous, because buffered output would be lost when the process is killed.
    writeSync(1, `${id}\n`);
  }
}

await Promise.all([write(), write(), write(), write()]);
