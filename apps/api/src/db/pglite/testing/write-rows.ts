/** Writes rows for ever with several writers, and prints the number of each once it is stored. */
import 'temporal-polyfill/global';
import { writeSync } from 'node:fs';
import { sql } from '../../sql.ts';
import { openPglite } from '../open-pglite.ts';

const [folder = '', first = '0'] = process.argv.slice(2);
const db = await openPglite(folder);
let next = Number(first);

async function write(): Promise<never> {
  for (;;) {
    const id = next;
    next += 1;
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept (id) values (${id})`);
      await tx.execute(sql`update total set rows = rows + 1`);
    });
    // Written at once: what this process keeps in a buffer dies with it.
    writeSync(1, `${id}\n`);
  }
}

await Promise.all([write(), write(), write(), write()]);
