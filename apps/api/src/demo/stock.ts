/**
 * A process of its own that makes a data folder and puts the demo restaurant and its members into it: that takes a
 * gigabyte for some seconds, which a server that did it itself would keep. It ends with the one that
 * waits for it.
 */
import 'temporal-polyfill/global';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite/open-pglite.ts';
import { systemClock } from '../http/context.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { DEMO } from './demo-folder.ts';
import { writeDemoMembers } from './write-demo-members.ts';

process.stdin.once('end', () => process.exit(1)).resume();

const [folder = ''] = process.argv.slice(2);
const db = await openPglite(folder);
process.stdout.write('opened\n');
await migrate(db);
await importRestaurant(db, DEMO);
await writeDemoMembers(db, systemClock.now());
await db.close();
process.exit(0);
