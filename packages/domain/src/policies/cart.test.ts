import { aCart, aLine } from '@claypot/testing';
import { expect, test } from 'vitest';
import type { CartEvent } from '../cart/cart.setup.ts';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import { followCart } from './cart.ts';

const CART = aCart([aLine()]);
const REFRESH = { type: 'REFRESH' } as const;
const REPLACE = { type: 'REPLACE', cart: CART } as const;

function setUp() {
  const events = recordedEvents();
  const sent: CartEvent[] = [];
  followCart({ events, cart: { send: (event) => void sent.push(event) } });
  return { emit: events.emit, sent, told: events.told };
}

test.each([
  [{ type: 'cart.replaced', cart: CART }, [REPLACE]],
  [{ type: 'cart.outdated' }, [REFRESH]],
  [{ type: 'language.changed' }, [REFRESH]],
  [{ type: 'order.paid' }, [REFRESH]],
  [{ type: 'order.refused' }, [REFRESH]],
  [{ type: 'item.added', cart: CART }, [REPLACE]],
  [{ type: 'cart.changed' }, []],
] as const)('at %o the cart is sent %o', (event, expected) => {
  const { emit, sent } = setUp();
  emit(event);
  expect(sent).toEqual(expected);
});

const FILLED = { ...CART, delivery_method: 'delivery' as const };

test.each([
  { type: 'order.repeated', cart: FILLED },
  { type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: FILLED },
] as const)('the cart of $type brings its branch and its method along', (event) => {
  const { emit, sent, told } = setUp();
  emit(event);
  const { branch_id, branch_name } = CART;
  expect(told.slice(1)).toEqual([
    { type: 'branch.adopted', id: branch_id, name: branch_name, method: 'delivery' },
    { type: 'cart.replaced', cart: event.cart },
  ]);
  expect(sent).toEqual([{ type: 'REPLACE', cart: event.cart }]);
});

test('a cart of no branch leaves the chosen one as it is', () => {
  const { emit, told } = setUp();
  emit({ type: 'order.repeated', cart: { ...CART, branch_id: null } });
  expect(told.map(({ type }) => type)).toEqual(['order.repeated', 'cart.replaced']);
});
