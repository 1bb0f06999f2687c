import { type Cents, cents, type TransactionEntry, type TransactionType } from '@claypot/sdk';
import { aMember, aTransaction, someTransactions } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { controlledClock, stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { presetOf, presetRange, RANGE_PRESETS, readRange } from './date-range.ts';
import { historyAddress, readHistoryAddress } from './history-address.ts';
import { firstEntries, transactionHistory } from './transaction-history.ts';
import { TRANSACTION_FILTERS } from './transaction-kind.ts';
import { createTransactionDetail, createTransactions } from './transactions.implementation.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const RANGE = { start: '2026-10-23', end: '2026-11-21' };
const TYPES: readonly TransactionType[] = ['topup', 'cash_topup', 'refund', 'sales', 'order'];

function entry(type: TransactionType, amount: Cents, id = `${type}-${amount}`): TransactionEntry {
  return { id, type, amount, created_date: '2026-11-21T12:00:00+08:00', branch_name: null };
}

const someMonths = fc
  .array(
    fc.tuple(
      fc.constantFrom(...TYPES),
      fc.integer({ min: 1, max: 500_000 }),
      fc.constantFrom('November 2026', 'October 2026', '2026年9月'),
    ),
    { maxLength: 60 },
  )
  .map((drawn) => {
    const entries = drawn.map(([type, amount, month], index) => ({
      month,
      entry: entry(type, cents(amount), `tx_${index}`),
    }));
    return Object.fromEntries(
      [...Map.groupBy(entries, ({ month }) => month)].map(([month, group]) => [
        month,
        group.map((each) => each.entry),
      ]),
    );
  });

describe('transactionHistory', () => {
  it('counts top-ups and refunds as incoming and all else as outgoing', () => {
    const months = { now: TYPES.map((type) => entry(type, cents(100))) };
    const totals = TRANSACTION_FILTERS.map((filter) => transactionHistory(months, filter).total);
    expect(totals).toEqual([100, 200, -200, 100]);
  });

  it('shows each entry under all and exactly one other filter', () => {
    fc.assert(
      fc.property(someMonths, (months) => {
        const [all, ...kinds] = TRANSACTION_FILTERS.map((filter) =>
          transactionHistory(months, filter),
        );
        const sum = (of: 'count' | 'total') => kinds.reduce((total, kind) => total + kind[of], 0);
        expect(all?.count).toBe(sum('count'));
        expect(all?.total).toBe(sum('total'));
        expect(all?.count).toBe(Object.values(months).flat().length);
      }),
    );
  });

  it('omits months without entries and preserves the order', () => {
    const months = {
      'December 2026': [entry('sales', cents(1))],
      'November 2026': [entry('topup', cents(2)), entry('sales', cents(3))],
      'October 2026': [entry('topup', cents(4))],
    };
    const { months: shown } = transactionHistory(months, 'topup');
    expect(shown.map(({ heading }) => heading)).toEqual(['November 2026', 'October 2026']);
  });

  it('firstEntries returns the first entries for any count', () => {
    fc.assert(
      fc.property(someMonths, fc.nat(70), (data, count) => {
        const { months } = transactionHistory(data, 'all');
        const flat = months.flatMap(({ entries }) => entries);
        const piece = firstEntries(months, count);
        expect(piece.flatMap(({ entries }) => entries)).toEqual(flat.slice(0, count));
        expect(piece.every(({ entries }) => entries.length > 0)).toBe(true);
      }),
    );
  });
});

describe('date range', () => {
  it.each([
    ['last30Days', '2026-10-23'],
    ['thisMonth', '2026-11-01'],
    ['last3Months', '2026-08-22'],
    ['lastYear', '2025-11-22'],
  ] as const)('presetRange of %s begins on %s and ends today', (preset, start) => {
    expect(presetRange(preset, TODAY)).toEqual({ start, end: '2026-11-21' });
  });

  it('last30Days includes both ends, across a new year and in March', () => {
    for (const day of ['2027-01-10', '2028-03-15', '2027-03-15']) {
      const today = Temporal.PlainDate.from(day);
      const { start, end } = presetRange('last30Days', today);
      expect(Temporal.PlainDate.from(start).until(end).days).toBe(29);
    }
  });

  it('presetOf returns the preset of its range and null for another range', () => {
    for (const preset of RANGE_PRESETS) {
      expect(presetOf(presetRange(preset, TODAY), TODAY)).toBe(preset);
    }
    expect(presetOf({ start: '2026-11-20', end: '2026-11-21' }, TODAY)).toBeNull();
  });

  it.each([
    ['reversed', '2026-11-21', '2026-11-20'],
    ['into the future', '2026-11-21', '2026-11-22'],
    ['of more than ten years', '2016-11-20', '2026-11-21'],
    ['of no days', '2026-02-30', '2026-03-01'],
    ['of other words', 'yesterday', '2026-11-21'],
    ['without an end', '2026-11-01', null],
  ])('readRange returns null for a range %s', (_, start, end) => {
    expect(readRange(start, end, TODAY)).toBeNull();
  });

  it('readRange accepts ten years', () => {
    expect(readRange('2016-11-21', '2026-11-21', TODAY)).not.toBeNull();
  });
});

describe('history URL', () => {
  it.each([
    ['/transactionHistory', undefined, 'all'],
    ['/transactionHistory/topup', 'topup', 'topup'],
    ['/transactionHistory/nonsense', 'nonsense', 'all'],
    ['/transactionHistory/topup?type=all', 'topup', 'all'],
    ['/transactionHistory?type=__proto__&from=x&to=y', undefined, 'all'],
  ])('reads %s as the last 30 days with the route filter %s as %s', (path, named, filter) => {
    expect(readHistoryAddress(path, named, TODAY)).toEqual({ range: RANGE, filter });
  });

  it('represents every view and omits default values', () => {
    const day = fc.integer({ min: 0, max: 3650 });
    fc.assert(
      fc.property(
        fc.tuple(day, day),
        fc.constantFrom(...TRANSACTION_FILTERS),
        fc.constantFrom(undefined, 'topup', 'payment'),
        (days, filter, named) => {
          const [late = 0, early = 0] = days.toSorted((one, other) => one - other);
          const dayOf = (ago: number) => TODAY.subtract({ days: ago }).toString();
          const view = { range: { start: dayOf(early), end: dayOf(late) }, filter };
          const path = `/transactionHistory${named === undefined ? '' : `/${named}`}?old=1`;
          const address = historyAddress(path, named, view, TODAY);
          expect(readHistoryAddress(address, named, TODAY)).toEqual(view);
        },
      ),
    );
    const plain = { range: RANGE, filter: 'topup' } as const;
    expect(historyAddress('/transactionHistory/topup', 'topup', plain, TODAY)).toBe(
      '/transactionHistory/topup',
    );
  });
});

describe('transaction queries', () => {
  function deps(member: ReturnType<typeof aMember> | null) {
    const transactionHistoryList = vi.fn(async () => someTransactions());
    const transactionHistoryDetails = vi.fn(async () => aTransaction());
    const clock = controlledClock();
    return {
      transactionHistoryList,
      transactionHistoryDetails,
      api: stubSdk({ transactionHistoryList, transactionHistoryDetails }),
      cache: createQueryCache(clock),
      clock,
      events: recordedEvents(),
      member: () => member,
    };
  }

  it('loads the transactions by member id and range, and again for another range and a change', async () => {
    const given = deps(aMember({ id: 'mei' }));
    const actor = createActor(createTransactions(given), { input: RANGE }).start();
    await replies();
    const path = { customerId: 'mei' };
    const body = { startDate: '2026-10-23', endDate: '2026-11-21' };
    expect(given.transactionHistoryList).toHaveBeenLastCalledWith(
      { path, body },
      expect.anything(),
    );
    expect(selectQuery(actor.getSnapshot())).toMatchObject({ status: 'ready' });
    actor.send({ type: 'SET_INPUT', input: { start: '2026-11-21', end: '2026-11-21' } });
    expect(selectQuery(actor.getSnapshot())).toMatchObject({ status: 'loading', data: null });
    await replies();
    expect(given.transactionHistoryList).toHaveBeenCalledTimes(2);
    given.events.emit({ type: 'member.outdated' });
    await replies();
    expect(given.transactionHistoryList).toHaveBeenCalledTimes(3);
  });

  it('loads nothing without a member', async () => {
    const given = deps(null);
    const actor = createActor(createTransactions(given), { input: RANGE }).start();
    await replies();
    expect(given.transactionHistoryList).not.toHaveBeenCalled();
    expect(selectQuery(actor.getSnapshot()).status).toBe('empty');
  });

  it('loads one transaction by member id', async () => {
    const given = deps(aMember({ id: 'mei' }));
    const input = { transaction_id: 'tx_4' };
    const actor = createActor(createTransactionDetail(given), { input }).start();
    await replies();
    expect(given.transactionHistoryDetails).toHaveBeenCalledWith(
      { path: { id: 'tx_4' }, body: { customer_id: 'mei' } },
      expect.anything(),
    );
    expect(selectQuery(actor.getSnapshot()).data).toMatchObject({ balance: 48_000 });
  });
});
