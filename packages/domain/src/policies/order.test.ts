import { aCart, aLine } from '@claypot/testing';
import { expect, test } from 'vitest';
import type { ProductEvent } from '../events/product-events.ts';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import { recordedNavigation } from '../testing/fakes.ts';
import { followOrder } from './order.ts';

test.each<[ProductEvent, string[][]]>([
  [{ type: 'item.added', cart: aCart([aLine()]) }, [['replace', '/menu']]],
  [{ type: 'order.repeated', cart: aCart([aLine()]) }, []],
  [{ type: 'reorder.settled' }, [['to', '/orderConfirmation']]],
  [{ type: 'payment.required', url: '/sandbox/pay/1' }, [['leave', '/sandbox/pay/1']]],
  [{ type: 'order.paid' }, []],
  [{ type: 'checkout.finished', order_id: 'order-1' }, [['replace', '/orderDetail/order-1']]],
])('%o leads to %o', (event, expected) => {
  const events = recordedEvents();
  const navigation = recordedNavigation();
  followOrder({ events, navigation });
  events.emit(event);
  expect(navigation.visits).toEqual(expected);
});
