import { expect, it } from 'vitest';
import { notificationPath } from './notification-path.ts';

it('leads to what a notification is about', () => {
  const of = (kind: string, id: string | null) =>
    notificationPath({ about: { kind, id } as never });
  expect(of('order', 'a')).toBe('/orderDetail/a');
  expect(of('booking', 'b')).toBe('/reviewBookTable/b');
  expect(of('wallet', null)).toBe('/transactionHistory/topup');
  expect(of('points', null)).toBe('/point');
  expect(of('tier', null)).toBe('/family');
});

it('leads nowhere where nothing can be opened, or is not known here', () => {
  expect(notificationPath({ about: null })).toBeNull();
  expect(notificationPath({ about: { kind: 'order', id: null } })).toBeNull();
  expect(notificationPath({ about: { kind: 'lottery', id: 'x' } as never })).toBeNull();
});
