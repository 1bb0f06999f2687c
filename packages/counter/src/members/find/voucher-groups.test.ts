import { aMemberCard } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { groupVouchers } from './voucher-groups.ts';

test('counts vouchers that differ only in their numbers', () => {
  const voucher = aMemberCard().vouchers.slice(0, 1);
  const vouchers = ['a', 'b', 'c'].flatMap((id) =>
    voucher.map((each) => ({ ...each, id, number: `FHN-${id}` })),
  );
  const later = voucher.map((each) => ({ ...each, id: 'd', end_date: '2027-01-31' }));
  expect(groupVouchers([...vouchers, ...later])).toMatchObject([
    { id: 'a', count: 3 },
    { id: 'd', count: 1 },
  ]);
});
