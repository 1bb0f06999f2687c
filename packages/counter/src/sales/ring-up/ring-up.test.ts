import { unprovidedIn } from '@claypot/domain/flows';
import { selectCatalogue, selectItem, selectPackageItem } from '@claypot/domain/ordering';
import { replies } from '@claypot/domain/testing';
import { cents, type Dish, type ItemType, type Sdk } from '@claypot/sdk';
import { createRestaurant } from '@claypot/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { lineOfAmount, lineOfDish, missingOpenAmount, type NewLine } from './new-line.ts';
import { createSaleItem } from './sale-item.implementation.ts';
import { createSaleMenu } from './sale-menu.implementation.ts';
import { createStaffMenuApi } from './staff-menu-api.ts';

const BRANCH = { id: 'bangsar', name: 'CCH Bangsar' };

function setUp(changed: Partial<Sdk> = {}) {
  const runtime = fakeRuntime({});
  const { operations } = createRestaurant({ now: () => runtime.clock.now() });
  const asked = {
    companyInfo: vi.fn(operations.companyInfo),
    bannerList: vi.fn(operations.bannerList),
    cartLoad: vi.fn(operations.cartLoad),
    cartCreate: vi.fn(operations.cartCreate),
    dishCategoryList: vi.fn<Sdk['dishCategoryList']>(operations.dishCategoryList),
    packageList: vi.fn<Sdk['packageList']>(operations.packageList),
    dishList: vi.fn<Sdk['dishList']>(operations.dishList),
    dishDetail: vi.fn<Sdk['dishDetail']>(operations.dishDetail),
  };
  const all: Partial<Sdk> = { ...operations, ...asked, ...changed };
  const menuApi = createStaffMenuApi(all as Sdk, 'demo');
  return { asked, deps: { ...runtime, menuApi, branch: BRANCH }, runtime };
}

async function openMenu(changed?: Partial<Sdk>) {
  const { asked, deps, runtime } = setUp(changed);
  const actor = createActor(createSaleMenu(deps), { clock: runtime.device.delays }).start();
  await replies();
  return { actor, asked, deps, runtime, view: () => selectCatalogue(actor.getSnapshot()) };
}

describe('the menu at the counter', () => {
  test('shows the customers’ menu of the branch, without asking for banners or a cart', async () => {
    const { asked, view } = await openMenu();
    expect(view().status).toBe('ready');
    expect(view().sections.length).toBeGreaterThan(0);
    expect(view().packageSection?.packages.length).toBeGreaterThan(0);
    expect(asked.bannerList).not.toHaveBeenCalled();
    expect(asked.cartLoad).not.toHaveBeenCalled();
  });

  test('finds the company by its subdomain, once', async () => {
    const { asked, view } = await openMenu();
    const company = await asked.companyInfo.mock.results[0]?.value;
    expect(asked.companyInfo).toHaveBeenCalledExactlyOnceWith({ body: { subdomain: 'demo' } });
    expect(asked.dishCategoryList.mock.lastCall?.[0].path).toEqual({ companyId: company.id });
    expect(asked.packageList.mock.lastCall?.[0].path).toEqual({
      companyId: company.id,
      branch_id: 'bangsar',
    });
    expect(view().error).toBeNull();
  });

  test('asks for the company again after a failure', async () => {
    let isBroken = true;
    const { asked } = await openMenu();
    const known = await asked.companyInfo.mock.results[0]?.value;
    const other = await openMenu({
      companyInfo: async () => {
        if (isBroken) throw new Error('broken');
        return known;
      },
    });
    expect(other.view().status).toBe('failed');
    isBroken = false;
    other.actor.send({ type: 'RETRY' });
    await replies();
    expect(other.view().status).toBe('ready');
  });

  test('loads the menu again when the branch’s availability changes', async () => {
    const { asked, runtime } = await openMenu();
    expect(asked.dishList).toHaveBeenCalledOnce();
    runtime.emit({ type: 'availability.changed' });
    await replies();
    expect(asked.dishList).toHaveBeenCalledTimes(2);
  });

  test('searches by name', async () => {
    const { actor, view } = await openMenu();
    const name = view().sections[0]?.dishes[0]?.dish.name ?? '';
    actor.send({ type: 'SEARCH', text: name });
    expect(view().sections[0]?.dishes[0]?.dish.name).toBe(name);
    actor.send({ type: 'SEARCH', text: 'xyzzy' });
    expect(view().status).toBe('noMatch');
  });
});

async function openItem(type: ItemType, item_id: string, changed?: Partial<Sdk>) {
  const { asked, deps, runtime } = setUp(changed);
  const lines: NewLine[] = [];
  const machine = createSaleItem({ ...deps, onLine: (line) => void lines.push(line) }, type);
  const actor = createActor(machine, {
    input: { item_id },
    clock: runtime.device.delays,
  }).start();
  await replies();
  return { actor, asked, lines, machine };
}

async function aDishId() {
  const { view } = await openMenu();
  return view().sections[0]?.dishes.find(({ soldOut }) => !soldOut)?.dish.id ?? '';
}

describe('an item at the counter', () => {
  test('gives the bill a line with its choices, and leaves the customers’ cart alone', async () => {
    const { actor, asked, lines } = await openItem('dish', await aDishId());
    const view = () => selectItem(actor.getSnapshot());
    for (const { option } of view().groups) {
      const [choice] = option.dish_option_variation.filter(
        ({ stock_status }) => stock_status !== 'Sold Out',
      );
      const variation_id = choice?.id ?? '';
      actor.send({ type: 'CHOOSE', option_id: option.id, variation_id });
    }
    actor.send({ type: 'INCREASE' });
    const { dish, groups, total } = view();
    actor.send({ type: 'ADD' });
    await replies();
    expect(view().status).toBe('leaving');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ name: dish?.name, qty: 2, total });
    expect(lines[0]?.choices.length).toBeGreaterThan(0);
    expect(lines[0]?.request).toMatchObject({
      kind: 'item',
      item_type: 'dish',
      item_id: dish?.id,
      qty: 2,
    });
    const chosen = groups.flatMap((group) => group.chosen);
    expect(chosen.length).toBeGreaterThan(0);
    expect(asked.cartCreate).not.toHaveBeenCalled();
    expect(asked.dishDetail.mock.lastCall?.[0].body).toEqual({ customer_id: null, guest_id: null });
  });

  test('shows the missing choices instead of an incomplete line', async () => {
    const { asked } = await openItem('dish', await aDishId());
    const dish: Dish = await asked.dishDetail.mock.results[0]?.value;
    const dish_option = dish.dish_option.map((option) => ({
      ...option,
      is_required: 1 as const,
      min_qty: 1,
      default_variation_id: null,
    }));
    const { actor, lines } = await openItem('dish', dish.id, {
      dishDetail: async () => ({ ...dish, dish_option }),
    });
    actor.send({ type: 'ADD' });
    await replies();
    expect(selectItem(actor.getSnapshot()).firstMissing).not.toBeNull();
    expect(lines).toEqual([]);
  });

  test('shows that a package does not exist any more', async () => {
    const { deps } = setUp({
      packageDetail: () => Promise.reject(new Error('not asked for a dish')),
    });
    const machine = createSaleItem({ ...deps, onLine: () => undefined }, 'package');
    const actor = createActor(machine, { input: { item_id: 'family' } }).start();
    await replies();
    expect(selectPackageItem(actor.getSnapshot()).status).toBe('failed');
  });

  test.each(['dish', 'package', 'hot_deal'] as const)('provides every actor of a %s', (type) => {
    const { deps } = setUp();
    expect(unprovidedIn(createSaleItem({ ...deps, onLine: () => undefined }, type))).toEqual([]);
  });

  test('provides every actor of the menu', () => {
    expect(unprovidedIn(createSaleMenu(setUp().deps))).toEqual([]);
  });
});

describe('a line without a form', () => {
  test('rings up one piece of a dish at its selling price', async () => {
    const { view } = await openMenu();
    const dish = view().sections[0]?.dishes[0]?.dish;
    if (dish === undefined) throw new Error('The sample menu is empty');
    expect(lineOfDish({ ...dish, price: cents(1890), price_after_discount: cents(1690) })).toEqual({
      request: { kind: 'item', item_type: 'dish', item_id: dish.id, qty: 1, variation: [] },
      name: dish.name,
      choices: [],
      qty: 1,
      total: 1690,
    });
  });

  test('rings up an amount that is not on the menu', () => {
    expect(lineOfAmount({ name: ' Birthday cake ', amount: 'RM 12.5' })).toEqual({
      request: { kind: 'open_amount', name: 'Birthday cake', amount: 1250 },
      name: 'Birthday cake',
      choices: [],
      qty: 1,
      total: 1250,
    });
  });

  test.each([
    [{ name: ' ', amount: '5' }, 'name'],
    [{ name: '\u200b', amount: '5' }, 'name'],
    [{ name: 'Cake', amount: '' }, 'amount'],
    [{ name: 'Cake', amount: '0' }, 'amount'],
    [{ name: 'Cake', amount: '1.005' }, 'amount'],
    [{ name: 'Cake', amount: '100,000.00' }, 'amount'],
    [{ name: 'Cake', amount: '99,999.99' }, null],
  ] as const)('finds the missing input of %o', (draft, missing) => {
    expect(missingOpenAmount(draft)).toBe(missing);
    expect(lineOfAmount(draft) === null).toBe(missing !== null);
  });
});
