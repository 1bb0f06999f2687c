import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../contract/testing.ts';
import { handlers } from '../../generated/handlers.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { importRestaurant } from '../import-restaurant.ts';

let db: TestDb;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDb();
  await importRestaurant(db, join(import.meta.dirname, '../../../demo'));
  server = createTestServer({ db, handlers });
});
afterAll(() => db.close());

interface Named {
  id: string;
  name: string;
  stock_status: string;
}

/** Returns the data of a response that the test server has validated against the contract. */
async function ask<Data>(path: string, body: unknown, language = 'en'): Promise<Data> {
  const response = await server.post(path, body, { 'accept-language': language });
  const answer = (await response.json()) as { msgCode: string; data: Data };
  expect(answer, path).toMatchObject({ msgCode: 'OK' });
  return answer.data;
}

const ANONYMOUS = { customer_id: null, guest_id: null };

describe.each(['en', 'zh-CN'])('imported demo in %s', (language) => {
  it('matches the contract for every dish', async () => {
    const company = await ask<{ id: string }>('company/info', { subdomain: 'demo' }, language);
    const scope = { company_id: company.id };
    expect(await ask<unknown[]>('banner_list', scope, language)).toHaveLength(3);
    expect(await ask<unknown[]>('highlight_list', scope, language)).toHaveLength(6);
    expect(
      await ask<Named[]>(`dish_category_list/${company.id}`, ANONYMOUS, language),
    ).toHaveLength(10);
    const branches = await ask<Named[]>(
      `branch_list/${company.id}`,
      { latitude: null, longitude: null },
      language,
    );
    expect(branches).toHaveLength(6);
    for (const { id } of branches) {
      const dishes = await ask<Named[]>(`dish_list/${id}/all`, ANONYMOUS, language);
      expect(dishes).toHaveLength(71);
      expect(dishes.filter(({ stock_status }) => stock_status === 'Sold Out')).not.toEqual([]);
    }
    const dishes = await ask<Named[]>(`dish_list/${branches[0]?.id}/all`, ANONYMOUS, language);
    for (const { id, name } of dishes) {
      const dish = await ask<Named>(
        `dish_detail/${branches[0]?.id}/${id}`,
        { customer_id: null },
        language,
      );
      expect(dish.name).toBe(name);
      expect(/\p{Script=Han}/u.test(dish.name)).toBe(language === 'zh-CN');
    }
    expect(server.reported).toEqual([]);
  });
});
