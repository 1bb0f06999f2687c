import { cents } from '@claypot/sdk';
import { aBranch, aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { shownCart } from '../cart/lines.ts';
import { HOURS } from '../fulfilment/testing/samples.ts';
import { currentErrorCode, errorCodeOf, obstaclesOf } from './obstacles.ts';
import type { DraftAnswers, OrderDraft, OrderObstacle } from './order-draft.ts';
import { anOrderDraft, aQuotation, someAnswers } from './testing/samples.ts';

const at = (time: string) => Temporal.Instant.from(time);
const OPEN = { branch: aBranch(), hours: HOURS };
const CLOSED = { branch: aBranch({ status: 'Closed', next_open_time: null }), hours: HOURS };
const DELIVERED: Partial<OrderDraft> = { method: 'delivery', address: anAddress() };
const VOUCHER = anOrderVoucher({
  priced: { calculation_type: 'fixed', amount: cents(500), min_purchase: cents(3781) },
});

function kinds(draft: Partial<OrderDraft>, answers: Partial<DraftAnswers> = {}) {
  return obstaclesOf(anOrderDraft(draft), someAnswers(answers)).map(({ kind }) => kind);
}

it('returns no obstacles for a complete order', () => {
  expect(kinds({}, { hours: OPEN })).toEqual([]);
  expect(kinds(DELIVERED, { hours: OPEN, quotation: aQuotation() })).toEqual([]);
  expect(kinds({ requestedTime: at('2026-11-21T12:45:00+08:00') }, { hours: OPEN })).toEqual([]);
});

describe('currentErrorCode', () => {
  const failed = obstaclesOf(
    anOrderDraft(DELIVERED),
    someAnswers({ quotation: aQuotation({ error: 'LALAMOVE_ERROR' }) }),
  );

  it('returns the code while its obstacle exists', () => {
    expect(currentErrorCode('LALAMOVE_ERROR', failed)).toBe('LALAMOVE_ERROR');
    expect(currentErrorCode('LALAMOVE_ERROR', [])).toBeNull();
    expect(currentErrorCode(null, failed)).toBeNull();
  });

  it('keeps ERROR without an obstacle', () => {
    expect(currentErrorCode('ERROR', [])).toBe('ERROR');
  });
});

describe('obstaclesOf', () => {
  const gone = shownCart(aCart([aLine(), aLine({ id: 'no', unavailable_reason: 'SOLD_OUT' })]), {});

  it.each<[OrderObstacle['kind'], Partial<OrderDraft>, Partial<DraftAnswers>]>([
    ['cartEmpty', { cart: null }, {}],
    ['cartEmpty', { cart: shownCart(aCart([]), {}) }, {}],
    ['cartEmpty', { branch_id: null }, {}],
    ['itemsUnavailable', { cart: gone }, {}],
    ['noAddress', { method: 'delivery' }, {}],
    ['quotationPending', DELIVERED, { quotation: aQuotation({ status: 'asking', fee: null }) }],
    ['quotationRefused', DELIVERED, { quotation: aQuotation({ error: 'LALAMOVE_ERROR' }) }],
    ['voucherRefused', { voucher: VOUCHER }, {}],
    ['timeNeeded', {}, { hours: OPEN, now: at('2026-11-21T21:25:00+08:00') }],
    ['timeGone', { requestedTime: at('2026-11-21T11:59:00+08:00') }, {}],
    ['timeGone', { requestedTime: at('2026-11-21T12:30:00+08:00') }, { hours: OPEN }],
    ['branchClosed', {}, { hours: CLOSED }],
  ])('%s', (kind, draft, answers) => {
    expect(kinds(draft, answers)).toEqual([kind]);
  });

  it('returns the ids of the unavailable lines', () => {
    const [first] = obstaclesOf(anOrderDraft({ cart: gone }), someAnswers());
    expect(first).toEqual({ kind: 'itemsUnavailable', lineIds: ['no'] });
  });

  it('returns all obstacles, with the cart first and the closed branch last', () => {
    const draft = { cart: null, method: 'delivery' as const };
    const answers = { hours: CLOSED, quotation: aQuotation({ error: 'MISSING_ADDRESS' as const }) };
    expect(kinds(draft, answers)).toEqual(['cartEmpty', 'noAddress', 'branchClosed']);
  });
});

it('maps each obstacle to the error code of the server', () => {
  const every: OrderObstacle[] = [
    { kind: 'cartEmpty' },
    { kind: 'itemsUnavailable', lineIds: [] },
    { kind: 'noAddress' },
    { kind: 'quotationPending' },
    { kind: 'quotationRefused', code: 'LALAMOVE_ERROR' },
    { kind: 'voucherRefused', code: 'AMOUNT_EXCEED' },
    { kind: 'timeNeeded' },
    { kind: 'timeGone' },
    {
      kind: 'branchClosed',
      hours: { week_hours: [], special_days: [], next_open_time: null },
    },
  ];
  expect(every.map(errorCodeOf)).toEqual([
    'NOTHING_TO_CHECK_OUT',
    'ITEM_UNAVAILABLE',
    'MISSING_ADDRESS',
    'ERROR',
    'LALAMOVE_ERROR',
    'AMOUNT_EXCEED',
    'INVALID_DELIVERY_TIME',
    'INVALID_DELIVERY_TIME',
    'BRANCH_CLOSED',
  ]);
});
