import { join } from 'node:path';
import { searchMenu } from '@claypot/domain/ordering';
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

describe.each(['en', 'zh-CN'])('search of the demo menu in %s', (language) => {
  type Menu = Parameters<typeof searchMenu>[0];
  let menu: Menu;
  beforeAll(async () => {
    const { id } = await ask<{ id: string }>('company/info', { subdomain: 'demo' });
    const at = { latitude: null, longitude: null };
    const [branch] = await ask<Named[]>(`branch_list/${id}`, at);
    menu = {
      categories: [],
      dishes: await ask(`dish_list/${branch?.id}/all`, ANONYMOUS, language),
      packages: await ask(`package_list/${id}/${branch?.id}`, ANONYMOUS, language),
    };
  });

  const found = (text: string) => {
    const { dishes, packages } = searchMenu(menu, text);
    return [...packages, ...dishes].map((item) => ({
      id: item.id,
      name: 'name' in item ? item.name : item.package_name,
      words: item.search_words,
    }));
  };

  it.each(['chicken', 'chiken', 'chikcen', 'chickn', '鸡', 'ji'])(
    'finds chicken for %s',
    (text) => {
      const dishes = found(text);
      expect(dishes.length).toBeGreaterThan(8);
      for (const { name, words } of dishes) expect(`${name} ${words}`).toMatch(/chicken|鸡|\bji/i);
    },
  );

  it.each(['clay pot', 'claypto', 'wabao', 'wa bao', '瓦煲'])('finds claypots for %s', (text) => {
    const dishes = found(text);
    expect(dishes.length).toBeGreaterThan(8);
    for (const { name, words } of dishes) expect(`${name} ${words}`).toMatch(/claypot|瓦煲/i);
  });

  it('finds dishes by initials of pinyin', () => {
    const names = found('wbjf').map(({ name, words }) => `${name} ${words}`);
    expect(names.length).toBeGreaterThan(1);
    for (const each of names) expect(each).toContain('瓦煲鸡饭');
  });

  it.each([
    'pizza',
    'hamburger',
    'spaghetti',
    'sushi',
    'ramen',
    'lasagne',
    'kebab',
    '披萨',
    '寿司',
  ])('finds nothing for %s', (text) => {
    expect(found(text).map(({ name }) => name)).toEqual([]);
  });

  it('finds every item by its name with one letter left out, doubled or swapped', () => {
    const missed = found('').flatMap(({ id, name }) =>
      [...name].flatMap((letter, at) => {
        const [before, after] = [name.slice(0, at), name.slice(at + 1)];
        const swapped = before + after.charAt(0) + letter + after.slice(1);
        const texts = [before + after, before + letter + letter + after, swapped];
        return name.length < 5
          ? []
          : texts.filter((text) => !found(text).some((item) => item.id === id));
      }),
    );
    expect(missed).toEqual([]);
  });
});
