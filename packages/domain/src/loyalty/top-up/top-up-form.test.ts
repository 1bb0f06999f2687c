import type { Identity } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { replies } from '../../testing/replies.ts';
import type { TopUpEvent } from './top-up.types.ts';
import { createTopUpForm } from './top-up-form.implementation.ts';

const MEMBER: Identity = { customer_id: 'mei', guest_id: null };

async function sent(amount: string, identity = MEMBER) {
  const events: TopUpEvent[] = [];
  const topUp = { send: (event: TopUpEvent) => void events.push(event) };
  const form = createActor(createTopUpForm({ topUp, identity: () => identity })).start();
  fillIn(form, { amount });
  form.send({ type: 'SUBMIT' });
  await replies();
  return { events, view: selectForm(form.getSnapshot()) };
}

describe('top-up form', () => {
  it('submits the amount in cents', async () => {
    const { events } = await sent(' 1,000.50 ');
    expect(events).toEqual([
      { type: 'SUBMIT', body: { customer_id: 'mei', amount: 100_050 }, problem: null },
    ]);
  });

  it('shows an error and submits nothing when the amount is missing', async () => {
    const { events, view } = await sent('');
    expect(view.errors).toEqual({ amount: 'AMOUNT_REQUIRED' });
    expect(events).toEqual([]);
  });

  it('rejects guests with USER_NOT_FOUND', async () => {
    const { events, view } = await sent('50', { customer_id: null, guest_id: 'guest' });
    expect(view.rejection).toBe('USER_NOT_FOUND');
    expect(events).toEqual([]);
  });
});
