import { expect, it } from 'vitest';
import { notificationPath } from './notification-path.ts';

it('returns the path of the screen that a notification is about', () => {
  const of = (kind: string, id: string | null) =>
    notificationPath({ about: { kind, id } as never });
  expect(of('order', 'a')).toBe('/orderDetail/a');
  expect(of('booking', 'b')).toBe('/reviewBookTable/b');
  expect(of('wallet', null)).toBe('/transactionHistory/topup');
  expect(of('points', null)).toBe('/point');
  expect(of('tier', null)).toBe('/family');
});

it('returns null when the subject is missing or unknown', () => {
  expect(notificationPath({ about: null })).toBeNull();
  expect(notificationPath({ about: { kind: 'order', id: null } })).toBeNull();
  expect(notificationPath({ about: { kind: 'lottery', id: 'x' } as never })).toBeNull();
});
