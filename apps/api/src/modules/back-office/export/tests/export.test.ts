import { type CounterSdk, codeOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importRestaurant } from '../../../../import/import-restaurant.ts';
import type { Folder } from '../../../../import/read/read-folder.ts';
import { folderWith, onDisk } from '../../../../import/testing.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { planImport } from '../../../../sheets/plan-import.ts';
import { addStaff, counterClient, STAFF_PASSWORD } from '../../../../testing/counter.ts';
import { openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

const FOLDER = folderWith('company.yaml', 'subdomain: lotus', 'subdomain: demo');

let restaurant: Restaurant;
let sdk: CounterSdk;

beforeAll(async () => {
  restaurant = await openRestaurant(async (db) => {
    await onDisk(FOLDER, (folder) => importRestaurant(db, folder));
  });
  await restaurant.prepare(async () => {
    await addStaff(restaurant, { id: 'owner', role: 'owner', phone: '+60123456782' });
    ({ sdk } = counterClient(restaurant));
    await sdk.signIn({ body: { login: '0123456782', password: STAFF_PASSWORD, code: null } });
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

/** Downloads an export as the folder that the browser packs. */
async function download(): Promise<Folder> {
  const { files, pictures } = await sdk.exportRestaurant({});
  const images = new Map<string, Uint8Array>();
  for (const { name, url } of pictures) {
    const response = await restaurant.fetch(new Request(`http://demo.localhost:8080${url}`));
    expect(response.status).toBe(200);
    images.set(name, new Uint8Array(await response.arrayBuffer()));
  }
  return { files: new Map(files.map(({ path, text }) => [path, text])), images };
}

const recorded = () =>
  restaurant.db.query(sql`
    select operation, staff_id, changes from staff_events
    where operation like 'export%' order by position`);

describe('exportRestaurant', () => {
  test('gives a folder from which an import changes nothing', async () => {
    const folder = await download();
    expect([...folder.images.keys()].toSorted()).toEqual(['logo.svg', 'plate.avif', 'wide.avif']);
    const { changes } = await onDisk(folder, (path) => importRestaurant(restaurant.db, path));
    for (const change of Object.values(changes)) {
      expect(change).toEqual({ added: 0, changed: 0, retired: 0 });
    }
    expect(await recorded()).toEqual([
      {
        operation: 'exportRestaurant',
        staff_id: 'owner',
        changes: [{ field: 'file', before: null, after: 'demo' }],
      },
    ]);
  });

  test('needs the slugs of a newer import', async () => {
    await restaurant.db.execute(sql`update dishes set slug = ''`);
    const failed = await sdk.exportRestaurant({}).catch((error: unknown) => error);
    expect(codeOf(failed)).toBe('DRAFT_UNAVAILABLE');
    expect(await recorded()).toEqual([]);
  });
});

describe('exportSheet', () => {
  test.each(['csv', 'xlsx'] as const)(
    'gives a %s file, and importing it changes nothing',
    async (type) => {
      const { name, content } = await sdk.exportSheet({ body: { type } });
      expect(name).toBe(`demo-menu.${type}`);
      const bytes = new Uint8Array(Buffer.from(content, 'base64'));
      const { recognised, plan, problems } = await planImport(bytes, await download());
      expect(recognised.format).toBe('claypot');
      expect(problems).toEqual([]);
      expect(plan.edits).toEqual([]);
      expect(plan.dishes.unchanged.length).toBeGreaterThan(0);
    },
  );
});
