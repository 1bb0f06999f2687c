import { aClaimedVoucher } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimedVoucher } from './claimed-vouchers.ts';
import { groupVouchers } from './group-vouchers.ts';

function held(id: string, fields: Partial<ClaimedVoucher> = {}): ClaimedVoucher {
  return { ...aClaimedVoucher({ id }), hindrance: null, endsSoon: false, ...fields };
}

describe('groupVouchers', () => {
  it('groups equal vouchers under the first of them', () => {
    const noodle = held('noodle', { voucher_id: 'v-2' });
    const groups = groupVouchers([held('a'), noodle, held('b'), held('c')]);
    expect(groups.map(({ voucher, ids }) => [voucher.id, ids])).toEqual([
      ['a', ['a', 'b', 'c']],
      ['noodle', ['noodle']],
    ]);
  });

  it.each([
    { voucher_status: 'EXPIRED' },
    { hindrance: 'wallet_low' },
    { used_at: '2026-11-21T12:00:00+08:00' },
    { waiting_order_id: 'order-1' },
  ] as const)('separates vouchers that differ by %o', (fields) => {
    expect(groupVouchers([held('a'), held('b', fields)])).toHaveLength(2);
  });

  it('counts the vouchers of a group by date and shows a usable one', () => {
    const groups = groupVouchers([
      held('later', { start_date: '2026-12-24', end_date: '2027-01-31', hindrance: 'not_yet' }),
      held('a', { end_date: '2027-01-31' }),
      held('b', { end_date: '2027-02-28' }),
      held('c', { end_date: '2027-02-28', start_date: '2026-01-01' }),
    ]);
    expect(groups).toMatchObject([
      {
        voucher: { id: 'a' },
        ids: ['later', 'a', 'b', 'c'],
        dates: [
          { end_date: '2027-01-31', isLater: false, count: 1 },
          { start_date: '2026-12-24', end_date: '2027-01-31', isLater: true, count: 1 },
          { end_date: '2027-02-28', isLater: false, count: 2 },
        ],
      },
    ]);
  });

  it('preserves the number of vouchers and lists each date once, in order', () => {
    const ends = fc.array(fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03', '2027-01-01'));
    fc.assert(
      fc.property(ends, (days) => {
        const vouchers = days.toSorted().map((end_date, index) => held(`${index}`, { end_date }));
        const groups = groupVouchers(vouchers);
        expect(groups).toHaveLength(days.length > 0 ? 1 : 0);
        const dates = groups.flatMap((group) => group.dates);
        expect(dates.reduce((sum, { count }) => sum + count, 0)).toBe(vouchers.length);
        expect(dates.map(({ end_date }) => end_date)).toEqual([...new Set(days.toSorted())]);
      }),
    );
  });
});
