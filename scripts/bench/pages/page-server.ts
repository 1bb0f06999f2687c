/** Server of the benchmark `pages`, in a process of its own; see `open-page-server.ts`. */
import 'temporal-polyfill/global';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Queryable } from '../../../apps/api/src/platform/db/db.ts';
import { systemRandom } from '../../../apps/api/src/shared/random.ts';
import { endWithParents } from '../../lib/lifeline.ts';
import { openDemoDb, openRestaurant } from '../restaurant.ts';
import type { Command, Reply, Usage } from './page-commands.ts';

const DIST = join(import.meta.dirname, '../../../apps/web/dist');

endWithParents();
// Without it, a process whose parent has ended would serve for ever.
process.on('disconnect', () => process.exit());

let delay = 0;
let statements = 0;
let pages = 0;
let draws = 0;
const db = await openDemoDb();
const restaurant = openRestaurant(db, { random: systemRandom, watch: watched });
const { port, stop } = await restaurant.listen(DIST, (page) => {
  pages += 1;
  draws += page.draws;
});
process.on('message', (command: Command) => void reply(command));
send({ port });

async function reply(command: Command): Promise<void> {
  if (command === 'stop') {
    await stop(0);
    await db.close();
    process.disconnect();
    return;
  }
  if (command === 'collect') globalThis.gc?.();
  if (typeof command === 'object') delay = command.delay;
  send({ usage: readUsage() });
}

function readUsage(): Usage {
  const { system, user } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    cpu: (system + user) / 1000,
    pages,
    draws,
    statements,
    heap: heapUsed / 1e6,
    rss: rss / 1e6,
  };
}

function send(message: Reply): void {
  process.send?.(message);
}

/** Counts and delays every statement outside transactions: pages only read. */
function watched(there: Db): Db {
  const after = async <T>(work: () => Promise<T>): Promise<T> => {
    statements += 1;
    if (delay > 0) await wait(delay);
    return work();
  };
  const queries: Queryable = {
    query: (statement) => after(() => there.query(statement)),
    one: (statement) => after(() => there.one(statement)),
    execute: (statement) => after(() => there.execute(statement)),
  };
  return { ...there, ...queries };
}
