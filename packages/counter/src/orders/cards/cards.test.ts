import { aBoardOrder, aBranchState } from '@claypot/testing/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf } from './card.ts';
import { columnOf } from './column.ts';
import { deadlineOf, latenessOf, minutesUntil } from './lateness.ts';
import { canChangeTime, mainStep, possibleSteps, rejectAllowance } from './possible-steps.ts';
import { shortNumber } from './short-number.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-27T${time}+08:00`).epochMilliseconds;

/** Returns an accepted pickup order that is due at 12:30. */
function preparing(fields: Parameters<typeof aBoardOrder>[0] = {}) {
  return aBoardOrder({
    method: 'pickup',
    delivery: null,
    status: 'PREPARING',
    due_at: '2026-11-27T12:30:00+08:00',
    is_acknowledged: true,
    ...fields,
  });
}

describe('columnOf', () => {
  test.each([
    ['PENDING', 'new'],
    ['PREPARING', 'preparing'],
    ['READY', 'ready'],
    ['DELIVERING', 'out_for_delivery'],
  ] as const)('places %s in %s', (status, column) => {
    expect(columnOf(preparing({ status }), at('12:00'))).toBe(column);
  });

  test('keeps an order for later in scheduled until 45 minutes before it is due', () => {
    const order = preparing({ requested_at: '2026-11-27T12:30:00+08:00' });
    expect(columnOf(order, at('11:44:59'))).toBe('scheduled');
    expect(columnOf(order, at('11:45'))).toBe('preparing');
  });

  test('places an order as soon as possible in preparing, however late it is due', () => {
    expect(columnOf(preparing(), at('11:00'))).toBe('preparing');
  });
});

describe('latenessOf', () => {
  test.each([
    ['12:24:59', 'on_time'],
    ['12:25', 'soon'],
    ['12:30', 'soon'],
    ['12:30:01', 'late'],
  ] as const)('is at %s %s for an order due at 12:30', (time, lateness) => {
    expect(latenessOf(preparing(), aBranchState(), at(time))).toBe(lateness);
  });

  test.each([
    ['12:05', 'on_time'],
    ['12:06', 'soon'],
    ['12:08:01', 'late'],
  ] as const)(
    'is at %s %s for an order of 12:04 that has to be accepted in 4 minutes',
    (time, lateness) => {
      const order = aBoardOrder({ paid_at: '2026-11-27T12:04:00+08:00' });
      expect(latenessOf(order, aBranchState(), at(time))).toBe(lateness);
    },
  );

  test('is on time for a new order of a closed branch', () => {
    const order = aBoardOrder({ paid_at: '2026-11-27T02:00:00+08:00' });
    expect(latenessOf(order, aBranchState({ is_open: false }), at('09:00'))).toBe('on_time');
  });

  test('allows a rider 20 minutes after the food is ready', () => {
    const order = preparing({ status: 'DELIVERING', method: 'delivery' });
    expect(deadlineOf(order, aBranchState())).toBe(at('12:50'));
  });
});

test.each([
  ['12:29:59', 1],
  ['12:30', 0],
  ['12:30:01', -1],
])('minutesUntil returns at %s %i', (now, minutes) => {
  expect(minutesUntil(at('12:30'), at(now))).toBe(minutes);
});

test('minutesUntil is negative exactly when the deadline has passed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (deadline, now) => {
      expect(minutesUntil(deadline, now) < 0).toBe(deadline < now);
    }),
  );
});

describe('steps', () => {
  const delivery = aBoardOrder({ is_acknowledged: true });

  test.each([
    ['kitchen', 'PENDING', null],
    ['cashier', 'PENDING', 'accept'],
    ['kitchen', 'PREPARING', 'ready'],
    ['kitchen', 'READY', null],
    ['cashier', 'READY', 'hand_over'],
    [null, 'PREPARING', null],
  ] as const)('the button of %s for a pickup order in %s is %s', (role, status, step) => {
    expect(mainStep(preparing({ status }), role)).toBe(step);
  });

  test('a courier’s order has no button once it is ready', () => {
    expect(mainStep({ ...delivery, status: 'READY' }, 'owner')).toBeNull();
    expect(mainStep({ ...delivery, status: 'DELIVERING' }, 'owner')).toBeNull();
  });

  test('a courier’s failed delivery is sent with an own rider', () => {
    const failed = { carrier: 'courier', state: 'cancelled', failure: 'no_rider' } as const;
    const order = aBoardOrder({
      status: 'READY',
      delivery: { ...failed, rider_name: null, rider_phone: null, share_link: null },
    });
    expect(mainStep(order, 'cashier')).toBe('send_out');
  });

  test('the ticket lists all steps, the usual one first', () => {
    expect(possibleSteps(preparing({ status: 'READY' }), 'cashier')).toEqual([
      { step: 'hand_over', isFinal: true, needsRider: false },
      { step: 'recall', isFinal: false, needsRider: false },
      { step: 'not_collected', isFinal: true, needsRider: false },
    ]);
    expect(possibleSteps({ ...delivery, status: 'PREPARING' }, 'cashier')[1]).toEqual({
      step: 'send_out',
      isFinal: false,
      needsRider: true,
    });
  });

  test.each([
    ['kitchen', 'PENDING', 'no'],
    ['cashier', 'PENDING', 'yes'],
    ['cashier', 'PREPARING', 'with_approval'],
    ['manager', 'READY', 'yes'],
    ['owner', 'COMPLETED', 'no'],
    [null, 'PENDING', 'no'],
  ] as const)('rejectAllowance of %s for %s is %s', (role, status, allowance) => {
    expect(rejectAllowance({ status }, role)).toBe(allowance);
  });

  test.each([
    ['kitchen', 'PREPARING', false],
    ['cashier', 'PREPARING', true],
    ['cashier', 'READY', false],
    [null, 'PREPARING', false],
  ] as const)('canChangeTime of %s for %s is %s', (role, status, can) => {
    expect(canChangeTime({ status }, role)).toBe(can);
  });
});

describe('cardOf', () => {
  const context = {
    now: at('12:04'),
    branch: aBranchState(),
    role: 'cashier',
    crossedOff: [],
  } as const;

  test('shows a new order with its times and lines', () => {
    expect(cardOf(aBoardOrder(), context, null)).toMatchObject({
      shortNumber: '0043',
      column: 'new',
      isRinging: true,
      mainStep: 'accept',
      minutesLeft: 4,
      lateness: 'on_time',
      requestedAt: null,
      step: null,
      lines: [{ id: 'order-2_0', qty: 2, isCrossedOff: false, isUnavailable: false }],
    });
  });

  test('marks crossed-off lines', () => {
    const { lines } = cardOf(aBoardOrder(), { ...context, crossedOff: ['order-2_0'] }, null);
    expect(lines.map(({ isCrossedOff }) => isCrossedOff)).toEqual([true]);
  });

  test('rings for an order that was accepted automatically, until a person opens it', () => {
    const accepted = aBoardOrder({ status: 'PREPARING' });
    expect(cardOf(accepted, context, null).isRinging).toBe(true);
    const opened = { ...accepted, is_acknowledged: true };
    expect(cardOf(opened, context, null).isRinging).toBe(false);
  });
});

test.each([
  ['CP-261127-0042', '0042'],
  ['42', '42'],
])('shortNumber of %s is %s', (number, short) => {
  expect(shortNumber(number)).toBe(short);
});
