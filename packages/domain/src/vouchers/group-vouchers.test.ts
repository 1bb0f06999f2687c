import { aHeldVoucher } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupVouchers } from './group-vouchers.ts';
import type { HeldVoucher } from './held-vouchers.ts';

function held(id: string, fields: Partial<HeldVoucher> = {}): HeldVoucher {
  return { ...aHeldVoucher({ id }), hindrance: null, endsSoon: false, ...fields };
}

describe('vouchers in a list', () => {
  it('that are equal are one, which is the first of them', () => {
    const noodle = held('noodle', { voucher_id: 'v-2' });
    const groups = groupVouchers([held('a'), noodle, held('b'), held('c')]);
    expect(groups.map(({ voucher, ids }) => [voucher.id, ids])).toEqual([
      ['a', ['a', 'b', 'c']],
      ['noodle', ['noodle']],
    ]);
  });

  it.each([
    { end_date: '2027-01-31' },
    { start_date: '2026-12-24' },
    { voucher_status: 'EXPIRED' },
    { hindrance: 'wallet_low' },
    { used_at: '2026-11-21T12:00:00+08:00' },
    { waiting_order_id: 'order-1' },
  ] as const)('that differ by %o are two', (fields) => {
    expect(groupVouchers([held('a'), held('b', fields)])).toHaveLength(2);
  });

  it('are as many as before, each group where its first stood, in the order of their ends', () => {
    const ends = fc.array(fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03', '2027-01-01'));
    fc.assert(
      fc.property(ends, (days) => {
        const vouchers = days.toSorted().map((end_date, index) => held(`${index}`, { end_date }));
        const groups = groupVouchers(vouchers);
        expect(groups.reduce((sum, { ids }) => sum + ids.length, 0)).toBe(vouchers.length);
        for (const { voucher } of groups) {
          expect(voucher).toBe(vouchers.find(({ end_date }) => end_date === voucher.end_date));
        }
        const groupEnds = groups.map(({ voucher }) => voucher.end_date);
        expect(groupEnds).toEqual([...new Set(days.toSorted())]);
      }),
    );
  });
});
