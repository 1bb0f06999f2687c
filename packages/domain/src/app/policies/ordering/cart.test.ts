import { aCart, aLine } from '@claypot/testing';
import { expect, test } from 'vitest';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import type { CartEvent } from '../../../ordering/cart/cart.setup.ts';
import { type CartPolicyDeps, followCart } from './cart.ts';

const CART = aCart([aLine()]);
const REFRESH = { type: 'REFRESH' } as const;
const REPLACE = { type: 'REPLACE', cart: CART } as const;

type Chosen = ReturnType<CartPolicyDeps['chosen']>;

function setUp(chosen: Chosen = { branchId: null, method: null }) {
  const events = recordedEvents();
  const sent: CartEvent[] = [];
  const cart = { send: (event: CartEvent) => void sent.push(event) };
  followCart({ cart, chosen: () => chosen, events });
  return { emit: events.emit, sent, emitted: events.emitted };
}

test.each([
  [{ type: 'cart.replaced', cart: CART }, [REPLACE]],
  [{ type: 'cart.outdated' }, [REFRESH]],
  [{ type: 'language.changed' }, [REFRESH]],
  [{ type: 'order.paid' }, [REFRESH]],
  [{ type: 'order.rejected' }, [REFRESH]],
  [{ type: 'item.added', cart: CART, leadsTo: 'menu' }, [REPLACE]],
  [{ type: 'item.updated', cart: CART }, [REPLACE]],
  [{ type: 'cart.changed' }, []],
] as const)('after %o sends the cart %o', (event, expected) => {
  const { emit, sent } = setUp();
  emit(event);
  expect(sent).toEqual(expected);
});

const FILLED = { ...CART, delivery_method: 'delivery' as const };

test.each([
  { type: 'order.repeated', cart: FILLED },
  { type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: FILLED },
] as const)('adopts the branch and the delivery method of the cart of $type', (event) => {
  const { emit, sent, emitted } = setUp();
  emit(event);
  const { branch_id, branch_name } = CART;
  expect(emitted.slice(1)).toEqual([
    { type: 'branch.adopted', id: branch_id, name: branch_name, method: 'delivery' },
    { type: 'cart.replaced', cart: event.cart },
  ]);
  expect(sent).toEqual([{ type: 'REPLACE', cart: event.cart }]);
});

test('preserves the selected branch when the cart has none', () => {
  const { emit, emitted } = setUp();
  emit({ type: 'order.repeated', cart: { ...CART, branch_id: null } });
  expect(emitted.map(({ type }) => type)).toEqual(['order.repeated', 'cart.replaced']);
});

const { branch_id: BRANCH } = CART;
const loaded = { type: 'cart.loaded', cart: FILLED } as const;
const migrated = {
  type: 'guest.migrated',
  guestId: 'guest-1',
  memberId: 'member-1',
  cart: FILLED,
} as const;

test.each([
  [
    'a filled cart of one who has chosen nothing',
    loaded,
    { branchId: null, method: null },
    'delivery',
  ],
  [
    'a method at a branch that is not the cart’s',
    migrated,
    { branchId: 'x', method: 'pickup' },
    'delivery',
  ],
  ['a method at the cart’s branch', migrated, { branchId: BRANCH, method: 'pickup' }, 'pickup'],
  ['the cart’s branch without a method', migrated, { branchId: BRANCH, method: null }, 'delivery'],
] as const)('with %s, $type adopts the cart’s branch', (_, event, chosen, method) => {
  const { emit, emitted } = setUp(chosen);
  emit(event);
  expect(emitted).toContainEqual(
    expect.objectContaining({ type: 'branch.adopted', id: BRANCH, method }),
  );
});

test.each([
  ['a branch that is chosen', { branchId: 'klcc', method: 'pickup' }, FILLED.lines],
  ['an empty cart', { branchId: null, method: null }, []],
] as const)('with %s, a loaded cart adopts no branch', (_, chosen, lines) => {
  const { emit, emitted } = setUp(chosen);
  emit({ type: 'cart.loaded', cart: { ...FILLED, lines: [...lines] } });
  expect(emitted).toHaveLength(1);
});
