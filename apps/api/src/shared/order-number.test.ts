import { expect, test } from 'vitest';
import { orderNumber, randomCode } from './order-number.ts';

const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
const random = { token: () => Buffer.from(bytes).toString('base64url') };

test('orderNumber contains the date in the branch’s time zone', () => {
  const lateInLondon = Temporal.Instant.from('2026-11-20T17:00:00Z');
  expect(orderNumber(random, lateInLondon, 'Asia/Kuala_Lumpur')).toBe('CP-261121-012345');
  expect(orderNumber(random, lateInLondon, 'Europe/London')).toBe('CP-261120-012345');
});

test('randomCode uses unambiguous characters only', () => {
  expect(randomCode(random, 32)).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});
