import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aBill } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { payableOf } from '../../shared/payable.ts';
import { payRuntime } from '../../testing/pay-runtime.ts';
import { createCard } from './card.implementation.ts';
import { selectCard } from './card.selectors.ts';
import { type CardDraft, cardInput } from './card-request.ts';

function setUp() {
  const payBill = vi.fn<CounterSdk['payBill']>(async () => aBill({ left: cents(3339) }));
  const { deps, runtime } = payRuntime({ payBill });
  const actor = createActor(createCard(deps), {
    input: cardInput(payableOf(aBill(), null)),
    clock: runtime.device.delays,
  }).start();
  return {
    actor,
    payBill,
    runtime,
    bodies: () => payBill.mock.calls.map(([{ body }]) => body),
    view: () => selectCard(actor.getSnapshot()),
    edit: (change: Partial<CardDraft>) => actor.send({ type: 'EDIT', change }),
    submit: async () => {
      await replies();
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('a payment by card terminal', () => {
  test('charges all that is left, and is recorded after the terminal has approved', async () => {
    const { bodies, edit, submit, view } = setUp();
    expect(view()).toMatchObject({ amount: 8339, terminal: 'entering', canCharge: true });
    await submit();
    expect(bodies()).toEqual([]);
    edit({ terminal: 'charging' });
    await submit();
    expect(bodies()).toEqual([
      {
        left: 8339,
        share: null,
        payment: { method: 'card', amount: 8339, terminal_reference: null },
      },
    ]);
    expect(view().status).toBe('done');
  });

  test('records nothing for a declined card', async () => {
    const { bodies, edit, submit, view } = setUp();
    edit({ terminal: 'charging' });
    edit({ terminal: 'declined' });
    await submit();
    expect(bodies()).toEqual([]);
    expect(view()).toMatchObject({ status: 'choosing', terminal: 'declined' });
  });

  test('pays a part, with the number of the slip', async () => {
    const { bodies, edit, submit } = setUp();
    edit({ amount: '50', reference: ' AB 12/3 ', terminal: 'charging' });
    await submit();
    expect(bodies()).toMatchObject([{ payment: { amount: 5000, terminal_reference: 'AB 12/3' } }]);
  });

  test.each([
    [{ amount: 'x' }, 'amount'],
    [{ amount: '83.40' }, 'too_much'],
    [{ reference: '银行' }, 'reference'],
  ] as const)('does not charge with the input %j', async (change, missing) => {
    const { bodies, edit, submit, view } = setUp();
    edit({ ...change, terminal: 'charging' });
    await submit();
    expect(view()).toMatchObject({ status: 'choosing', missing, canCharge: false });
    expect(bodies()).toEqual([]);
  });

  test('sends the same key after a lost response, so that the card is recorded once', async () => {
    const { edit, payBill, runtime, submit, view } = setUp();
    payBill.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    edit({ terminal: 'charging' });
    await submit();
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    const keys = payBill.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('keeps the question to the terminal after a rejection, because the card is charged', async () => {
    const { edit, payBill, submit, view } = setUp();
    payBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'OVERPAID', status: 422 }),
    );
    edit({ terminal: 'charging' });
    await submit();
    expect(view()).toMatchObject({ status: 'rejected', terminal: 'charging' });
  });
});
