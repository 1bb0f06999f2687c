import { aLine } from '@claypot/testing';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { controlledClock } from '../testing/fakes.ts';
import { type ToastContent, toastsMachine } from './toasts.machine.ts';
import { selectToast } from './toasts.selectors.ts';

const ADDED: ToastContent = { tone: 'success', message: 'addedToCart' };
const REMOVED: ToastContent = { tone: 'success', message: 'removedFromCart' };
const FAILED: ToastContent = { tone: 'error', message: 'ERROR' };

function setUp() {
  const clock = controlledClock();
  const actor = createActor(toastsMachine, { clock: clock.delays }).start();
  return {
    clock,
    notify: (toast: ToastContent) => actor.send({ type: 'NOTIFY', toast }),
    send: actor.send,
    shown: () => selectToast(actor.getSnapshot()),
    says: () => selectToast(actor.getSnapshot())?.message ?? null,
  };
}

test('a toast is shown for five seconds', () => {
  const { clock, notify, shown, says } = setUp();
  expect(shown()).toBeNull();
  notify(ADDED);
  expect(shown()).toMatchObject(ADDED);
  clock.advance(4999);
  expect(says()).toBe('addedToCart');
  clock.advance(1);
  expect(shown()).toBeNull();
});

test('toasts take turns, each for its whole time', () => {
  const { clock, notify, says } = setUp();
  notify(ADDED);
  clock.advance(3000);
  notify(FAILED);
  expect(says()).toBe('addedToCart');
  clock.advance(2000);
  expect(says()).toBe('ERROR');
  clock.advance(4999);
  expect(says()).toBe('ERROR');
  clock.advance(1);
  expect(says()).toBeNull();
});

test('what is undone is the last thing that was done, whether its toast waits or is read', () => {
  const { clock, notify, send, shown } = setUp();
  const undo = (id: string) =>
    ({ line: aLine({ id }), branch_id: 'b', delivery_method: 'pickup' }) as const;
  notify(ADDED);
  notify({ ...REMOVED, undo: undo('first') });
  notify({ ...REMOVED, undo: undo('second') });
  clock.advance(5000);
  expect(shown()).toMatchObject({ ...REMOVED, undo: undo('second') });
  send({ type: 'PAUSE' });
  notify({ ...REMOVED, undo: undo('third') });
  expect(shown()).toMatchObject({ undo: undo('third') });
});

test('saying the same again is news and starts its time anew, instead of queueing', () => {
  const { clock, notify, says, shown } = setUp();
  notify(ADDED);
  const first = shown()?.id;
  clock.advance(4000);
  notify(ADDED);
  clock.advance(4000);
  expect(says()).toBe('addedToCart');
  expect(shown()?.id).not.toBe(first);
  clock.advance(1000);
  expect(says()).toBeNull();
});

test('what already waits is not queued twice', () => {
  const { clock, notify, says } = setUp();
  notify(ADDED);
  notify(FAILED);
  notify(FAILED);
  clock.advance(5000);
  expect(says()).toBe('ERROR');
  clock.advance(5000);
  expect(says()).toBeNull();
});

test('a toast waits while it is being read', () => {
  const { clock, notify, send, says } = setUp();
  notify(ADDED);
  send({ type: 'PAUSE' });
  clock.advance(60_000);
  notify(ADDED);
  clock.advance(60_000);
  expect(says()).toBe('addedToCart');
  send({ type: 'RESUME' });
  clock.advance(5000);
  expect(says()).toBeNull();
});

test('the customer can close the toast shown, or one that waits', () => {
  const { notify, send, says, shown } = setUp();
  notify(ADDED);
  notify(FAILED);
  notify(REMOVED);
  send({ type: 'DISMISS', id: 'toast-2' });
  expect(says()).toBe('addedToCart');
  send({ type: 'DISMISS', id: shown()?.id ?? '' });
  expect(says()).toBe('removedFromCart');
  send({ type: 'DISMISS', id: 'toast-1' });
  expect(says()).toBe('removedFromCart');
  send({ type: 'DISMISS', id: 'toast-3' });
  expect(says()).toBeNull();
});

test('ids are never used again', () => {
  const { clock, notify, shown } = setUp();
  const ids = [ADDED, ADDED, FAILED].map((toast) => {
    notify(toast);
    const id = shown()?.id;
    clock.advance(5000);
    return id;
  });
  expect(new Set(ids).size).toBe(3);
});
