import { ApiError } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { controlledClock, fakeConnection, NOON } from '../../testing/fakes.ts';
import { unvisited } from '../../testing/paths.ts';
import { replies } from '../../testing/replies.ts';
import type { CodeSecretRecord } from './code-secret.ts';
import { createPaymentCode } from './payment-code.implementation.ts';
import { paymentCodeMachine } from './payment-code.machine.ts';
import { selectPaymentCode } from './payment-code.selectors.ts';
import { paymentCodeAt } from './payment-code.ts';

const START = Temporal.Instant.from(NOON).epochMilliseconds;
const RECORD: CodeSecretRecord = {
  owner: 'mei',
  api_token: 'token',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  period: 30,
  digits: 6,
  sentAt: START,
};
const OFFLINE = new ApiError({ kind: 'unsent', code: 'OFFLINE' });

function open(stored: CodeSecretRecord | null) {
  const clock = controlledClock();
  const connection = fakeConnection();
  const device = { stored, reply: OFFLINE as ApiError | CodeSecretRecord | null, requests: 0 };
  const machine = createPaymentCode({
    clock,
    connection,
    secret: {
      read: () => device.stored,
      load: async () => {
        device.requests += 1;
        if (device.reply instanceof ApiError) throw device.reply;
        device.stored = device.reply;
      },
      clear: () => undefined,
    },
  });
  const actor = createActor(machine, { clock: clock.delays }).start();
  const view = () => selectPaymentCode(actor.getSnapshot());
  return { clock, connection, device, send: actor.send, view };
}

describe('payment code', () => {
  test('is hidden until the member asks for it, and needs no connection', () => {
    const { clock, device, send, view } = open(RECORD);
    expect(view()).toEqual({ status: 'hidden' });
    send({ type: 'SHOW' });
    expect(view()).toEqual({ status: 'shown', code: paymentCodeAt(RECORD, clock.now()) });
    expect(device.requests).toBe(0);
  });

  test('is right after a week without a connection', () => {
    const { clock, device, send, view } = open(RECORD);
    clock.advance(7 * 24 * 3_600_000);
    send({ type: 'SHOW' });
    expect(view()).toEqual({ status: 'shown', code: paymentCodeAt(RECORD, clock.now()) });
    expect(device.requests).toBe(0);
  });

  test('changes every 30 seconds and is hidden after 60', () => {
    const { clock, send, view } = open(RECORD);
    send({ type: 'SHOW' });
    const first = view();
    clock.advance(29_000);
    expect(view()).toEqual({ ...first, code: paymentCodeAt(RECORD, clock.now()) });
    clock.advance(1000);
    const second = view();
    expect(second).toEqual({ status: 'shown', code: paymentCodeAt(RECORD, clock.now()) });
    expect(second).not.toEqual(first);
    clock.advance(29_999);
    expect(view().status).toBe('shown');
    clock.advance(1);
    expect(view()).toEqual({ status: 'hidden' });
  });

  test('is hidden with the page', () => {
    const { send, view } = open(RECORD);
    send({ type: 'SHOW' });
    send({ type: 'HIDE' });
    expect(view()).toEqual({ status: 'hidden' });
  });

  test('is hidden when the session ends', () => {
    const { clock, device, send, view } = open(RECORD);
    send({ type: 'SHOW' });
    device.stored = null;
    clock.advance(1000);
    expect(view()).toEqual({ status: 'hidden' });
  });
});

describe('a device without a secret', () => {
  test('requests it and shows the code', async () => {
    const { device, send, view } = open(null);
    device.reply = RECORD;
    send({ type: 'SHOW' });
    expect(view()).toEqual({ status: 'loading' });
    await replies();
    expect(view().status).toBe('shown');
  });

  test('asks for a connection if there is none, and continues once it is back', async () => {
    const { connection, device, send, view } = open(null);
    send({ type: 'SHOW' });
    await replies();
    expect(view()).toEqual({ status: 'failed', error: 'OFFLINE' });
    device.reply = RECORD;
    connection.become(true);
    await replies();
    expect(view().status).toBe('shown');
  });

  test('tries again on a press', async () => {
    const { device, send, view } = open(null);
    send({ type: 'SHOW' });
    await replies();
    send({ type: 'SHOW' });
    await replies();
    expect(device.requests).toBe(2);
    expect(view().status).toBe('failed');
  });

  test('shows nothing if the member signs out meanwhile', async () => {
    const { device, send, view } = open(null);
    device.reply = null;
    send({ type: 'SHOW' });
    await replies();
    expect(view()).toEqual({ status: 'hidden' });
  });
});

describe('a device with a clock before the last reply of the server', () => {
  const AHEAD = { ...RECORD, sentAt: START + 3_600_000 };

  test('shows no code, and the next reply sets the clock', async () => {
    const { clock, device, send, view } = open(AHEAD);
    send({ type: 'SHOW' });
    expect(view()).toEqual({ status: 'clockWrong' });
    device.reply = AHEAD;
    // The reply corrects the clock of the device, which is an hour behind.
    clock.advance(3_600_000);
    send({ type: 'SHOW' });
    await replies();
    expect(view()).toEqual({ status: 'shown', code: paymentCodeAt(AHEAD, clock.now()) });
  });

  test('still shows none if the reply does not correct it', async () => {
    const { connection, device, send, view } = open(AHEAD);
    send({ type: 'SHOW' });
    device.reply = AHEAD;
    connection.become(true);
    await replies();
    expect(view()).toEqual({ status: 'clockWrong' });
  });

  test('accepts a difference of 30 seconds', () => {
    const { send, view } = open({ ...RECORD, sentAt: START + 30_000 });
    send({ type: 'SHOW' });
    expect(view().status).toBe('shown');
  });
});

test('reaches every state and handles every event', () => {
  const events = [
    { type: 'SHOW' },
    { type: 'HIDE' },
    { type: 'CONNECTION_RESTORED' },
    { type: 'xstate.done.actor.load' },
    { type: 'xstate.error.actor.load', error: OFFLINE },
    { type: 'xstate.after.tick.paymentCode.shown.ticking' },
    { type: 'xstate.after.showFor.paymentCode.shown' },
  ];
  const seen = [
    { isClockWrong: false, hasSecret: true },
    { isClockWrong: true, hasSecret: true },
    { isClockWrong: false, hasSecret: false },
  ].map(({ isClockWrong, hasSecret }) =>
    unvisited(
      paymentCodeMachine.provide({
        guards: { isClockWrong: () => isClockWrong, hasSecret: () => hasSecret },
        actions: { makeCode: () => undefined },
      }),
      { events },
    ),
  );
  const inAll = (lists: readonly string[][]) =>
    lists.reduce((left, list) => left.filter((name) => list.includes(name)));
  expect(inAll(seen.map(({ states }) => states))).toEqual([]);
  expect(inAll(seen.map(({ events: missed }) => missed))).toEqual([]);
});
