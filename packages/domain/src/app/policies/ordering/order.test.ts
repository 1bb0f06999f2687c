import { aCart, aLine } from '@claypot/testing';
import { expect, test, vi } from 'vitest';
import type { ProductEvent } from '../../../events/product-events.ts';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { recordedNavigation } from '../../../testing/fakes.ts';
import { followOrder, notifyCheckout } from './order.ts';

test.each<[ProductEvent, string[][]]>([
  [{ type: 'item.added', cart: aCart([aLine()]), leadsTo: 'menu' }, [['replace', '/menu']]],
  [
    { type: 'item.added', cart: aCart([aLine()]), leadsTo: 'order' },
    [['replace', '/orderConfirmation']],
  ],
  [{ type: 'item.updated', cart: aCart([aLine()]) }, [['replace', '/orderConfirmation']]],
  [{ type: 'order.repeated', cart: aCart([aLine()]) }, []],
  [{ type: 'reorder.settled' }, [['to', '/orderConfirmation']]],
  [{ type: 'payment.required', url: '/sandbox/pay/1' }, [['leave', '/sandbox/pay/1']]],
  [{ type: 'order.paid' }, []],
  [{ type: 'checkout.finished', order_id: 'order-1' }, [['replace', '/orderDetail/order-1']]],
])('after %o navigates %o', (event, expected) => {
  const events = recordedEvents();
  const navigation = recordedNavigation();
  followOrder({ events, navigation });
  events.emit(event);
  expect(navigation.visits).toEqual(expected);
});

test('a cancelled order makes the checkout query its payment', () => {
  const events = recordedEvents();
  const checkout = { send: vi.fn() };
  notifyCheckout({ checkout, events });
  events.emit({ type: 'order.cancelled' });
  expect(checkout.send).toHaveBeenCalledWith({ type: 'RETURNED' });
});
