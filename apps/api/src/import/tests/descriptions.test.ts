import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../contract/testing.ts';
import { handlers } from '../../generated/handlers.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { toId } from '../../shared/to-id.ts';
import { importRestaurant } from '../import-restaurant.ts';
import { folderWith, goodFolder, onDisk, problemsOf } from '../testing.ts';

const CHICKEN = '    description: { en: Poached chicken., zh_CN: 白切鸡。 }\n';
const PLAIN = '    description: { en: Steamed., zh_CN: 热腾腾。 }\n';

let db: TestDb;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDb();
  server = createTestServer({ db, handlers });
  const folder = folderWith('menu/rice.yaml', CHICKEN, '    description: 慢炖一晚。\n');
  const menu = folder.files.get('menu/rice.yaml') ?? '';
  folder.files.set('menu/rice.yaml', menu.replace(PLAIN, ''));
  // The test server serves the company demo.
  const company = folder.files.get('company.yaml') ?? '';
  folder.files.set('company.yaml', company.replace('subdomain: lotus', 'subdomain: demo'));
  await onDisk(folder, (path) => importRestaurant(db, path));
});
afterAll(() => db.close());

describe('description of a dish', () => {
  it.each(['en', 'zh-CN'])('is one text or empty for a customer in %s', async (language) => {
    const path = `dish_list/${toId('demo', 'branch', 'north')}/all`;
    const body = { customer_id: null, guest_id: null };
    // The test server validates the response against the contract.
    const response = await server.post(path, body, { 'accept-language': language });
    expect(await response.json()).toMatchObject({
      msgCode: 'OK',
      data: [{ description: '慢炖一晚。' }, { description: '' }],
    });
  });

  it('must differ between the languages if it has both', () => {
    const same = '    description: { en: Poached chicken., zh_CN: Poached chicken. }\n';
    expect(problemsOf(folderWith('menu/rice.yaml', CHICKEN, same))).toEqual([
      'menu/rice.yaml:4 dishes[0].description.zh_CN: is the English text again; write it in Chinese',
    ]);
    expect(problemsOf(goodFolder())).toEqual([]);
  });

  it.each([
    ['description: ""', 'is empty; write something'],
    [`description: ${'x'.repeat(501)}`, 'has 501 characters; at most 500 fit'],
    ['description: { en: Steamed. }', 'is missing; add it'],
  ])('is rejected as %s', (wrong, message) => {
    const problems = problemsOf(folderWith('menu/rice.yaml', PLAIN.trim(), wrong));
    expect(problems).toEqual([expect.stringContaining(message)]);
  });
});
