import { anOrder } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { isTerminal, orderProgress } from './progress.ts';

const at = (minute: string) => `2026-11-21T12:${minute}:00+08:00`;
const steps = (...args: Parameters<typeof anOrder>) =>
  orderProgress(anOrder(...args)).map(({ status, state }) => `${status} ${state}`);

describe('orderProgress', () => {
  it('returns done, current and coming steps of a pickup', () => {
    const order = anOrder({
      status: 'PREPARING',
      status_history: [
        { status: 'MAKING PAYMENT', at: at('00') },
        { status: 'PREPARING', at: at('01') },
      ],
    });
    expect(orderProgress(order).map(({ status, state }) => `${status} ${state}`)).toEqual([
      'MAKING PAYMENT done',
      'PREPARING current',
      'READY coming',
      'COMPLETED coming',
    ]);
    expect(orderProgress(order)[1]?.at?.toString()).toBe('2026-11-21T04:01:00Z');
    expect(orderProgress(order)[2]?.at).toBeNull();
  });

  it('contains the step DELIVERING for a delivery', () => {
    expect(steps({ status: 'PREPARING', delivery_method: 'delivery' })).toContain(
      'DELIVERING coming',
    );
  });

  it('contains the acceptance of an order that waited for it', () => {
    const status_history = [
      { status: 'MAKING PAYMENT' as const, at: at('00') },
      { status: 'PENDING' as const, at: at('01') },
    ];
    expect(steps({ status: 'PENDING', status_history })).toEqual([
      'MAKING PAYMENT done',
      'PENDING current',
      'PREPARING coming',
      'READY coming',
      'COMPLETED coming',
    ]);
  });

  it('has no time for READY after the order was recalled', () => {
    const status_history = [
      { status: 'MAKING PAYMENT' as const, at: at('00') },
      { status: 'PREPARING' as const, at: at('01') },
      { status: 'READY' as const, at: at('05') },
      { status: 'PREPARING' as const, at: at('06') },
    ];
    const recalled = orderProgress(anOrder({ status: 'PREPARING', status_history }));
    const ready = recalled.find(({ status }) => status === 'READY');
    expect(ready).toEqual({ status: 'READY', state: 'coming', at: null });
  });

  it('ends with a pickup that was not collected', () => {
    expect(isTerminal({ status: 'NOT_COLLECTED' })).toBe(true);
  });

  it('has no current step when the order is completed', () => {
    expect(steps({ status: 'COMPLETED' }).at(-1)).toBe('COMPLETED done');
    expect(isTerminal({ status: 'COMPLETED' })).toBe(true);
    expect(isTerminal({ status: 'READY' })).toBe(false);
  });

  it('ends with the cancellation', () => {
    const status_history = [
      { status: 'MAKING PAYMENT' as const, at: at('00') },
      { status: 'CANCELLED' as const, at: at('02') },
    ];
    expect(steps({ status: 'CANCELLED', status_history })).toEqual([
      'MAKING PAYMENT done',
      'CANCELLED done',
    ]);
  });

  it('returns the history for an unknown status', () => {
    const status = 'ON HOLD' as 'READY';
    expect(steps({ status, status_history: [{ status, at: at('02') }] })).toEqual([
      'ON HOLD current',
    ]);
  });
});
