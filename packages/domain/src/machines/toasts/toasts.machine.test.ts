import { aLine } from '@claypot/testing';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { controlledClock } from '../../testing/fakes.ts';
import { type ToastContent, toastsMachine } from './toasts.machine.ts';
import { selectToast } from './toasts.selectors.ts';

const ADDED: ToastContent = { tone: 'success', message: 'addedToCart' };
const REMOVED: ToastContent = { tone: 'success', message: 'removedFromCart' };
const FAILED: ToastContent = { tone: 'error', message: 'ERROR' };

const undoable = (id: string): ToastContent => ({
  ...REMOVED,
  undo: { line: aLine({ id }), branch_id: 'b', delivery_method: 'pickup' },
});

function setUp() {
  const clock = controlledClock();
  const actor = createActor(toastsMachine, { clock: clock.delays }).start();
  return {
    clock,
    notify: (toast: ToastContent) => actor.send({ type: 'NOTIFY', toast }),
    send: actor.send,
    shown: () => selectToast(actor.getSnapshot()),
    shownMessage: () => selectToast(actor.getSnapshot())?.message ?? null,
  };
}

test('shows a toast for five seconds', () => {
  const { clock, notify, shown, shownMessage } = setUp();
  expect(shown()).toBeNull();
  notify(ADDED);
  expect(shown()).toMatchObject(ADDED);
  clock.advance(4999);
  expect(shownMessage()).toBe('addedToCart');
  clock.advance(1);
  expect(shown()).toBeNull();
});

test('shows an error or an undoable success for its full time before the next toast', () => {
  const { clock, notify, shownMessage } = setUp();
  notify(FAILED);
  clock.advance(3000);
  notify(undoable('first'));
  expect(shownMessage()).toBe('ERROR');
  clock.advance(2000);
  expect(shownMessage()).toBe('removedFromCart');
  clock.advance(4999);
  notify(ADDED);
  expect(shownMessage()).toBe('removedFromCart');
  clock.advance(1);
  expect(shownMessage()).toBe('addedToCart');
  clock.advance(5000);
  expect(shownMessage()).toBeNull();
});

test('replaces a success at once with the next toast', () => {
  const { clock, notify, shown, shownMessage } = setUp();
  notify(ADDED);
  clock.advance(1000);
  notify(undoable('first'));
  expect(shown()).toMatchObject(undoable('first'));
  clock.advance(5000);
  expect(shown()).toBeNull();
  notify(ADDED);
  notify(FAILED);
  expect(shownMessage()).toBe('ERROR');
});

test('replaces an error at once with the success that resolves it, and with nothing else', () => {
  const { clock, notify, shownMessage } = setUp();
  const resolving: ToastContent = { ...ADDED, resolves: 'SELECT_ALL_REQUIRED_VARIATION' };
  notify({ tone: 'error', message: 'SELECT_ALL_REQUIRED_VARIATION' });
  notify(ADDED);
  expect(shownMessage()).toBe('SELECT_ALL_REQUIRED_VARIATION');
  notify(resolving);
  expect(shownMessage()).toBe('addedToCart');
  clock.advance(5000);
  expect(shownMessage(), 'not said twice').toBeNull();
  notify(FAILED);
  notify(resolving);
  expect(shownMessage()).toBe('ERROR');
});

test('undoes the latest action when its toast is queued or paused', () => {
  const { clock, notify, send, shown } = setUp();
  notify(FAILED);
  notify(undoable('first'));
  notify(undoable('second'));
  clock.advance(5000);
  expect(shown()).toMatchObject(undoable('second'));
  send({ type: 'PAUSE' });
  notify(undoable('third'));
  expect(shown()).toMatchObject(undoable('third'));
});

test('restarts the time with a new id when the same toast is shown again', () => {
  const { clock, notify, shownMessage, shown } = setUp();
  notify(ADDED);
  const first = shown()?.id;
  clock.advance(4000);
  notify(ADDED);
  clock.advance(4000);
  expect(shownMessage()).toBe('addedToCart');
  expect(shown()?.id).not.toBe(first);
  clock.advance(1000);
  expect(shownMessage()).toBeNull();
});

test('does not queue the same toast twice', () => {
  const { clock, notify, shownMessage } = setUp();
  notify(FAILED);
  notify(ADDED);
  notify(ADDED);
  clock.advance(5000);
  expect(shownMessage()).toBe('addedToCart');
  clock.advance(5000);
  expect(shownMessage()).toBeNull();
});

test('waits while a toast is paused', () => {
  const { clock, notify, send, shownMessage } = setUp();
  notify(ADDED);
  send({ type: 'PAUSE' });
  clock.advance(60_000);
  notify(ADDED);
  notify(REMOVED);
  clock.advance(60_000);
  expect(shownMessage()).toBe('addedToCart');
  send({ type: 'RESUME' });
  clock.advance(5000);
  expect(shownMessage()).toBe('removedFromCart');
  clock.advance(5000);
  expect(shownMessage()).toBeNull();
});

test('dismisses the shown toast or a queued one', () => {
  const { notify, send, shownMessage, shown } = setUp();
  notify(FAILED);
  notify(ADDED);
  notify(REMOVED);
  send({ type: 'DISMISS', id: 'toast-2' });
  expect(shownMessage()).toBe('ERROR');
  send({ type: 'DISMISS', id: shown()?.id ?? '' });
  expect(shownMessage()).toBe('removedFromCart');
  send({ type: 'DISMISS', id: 'toast-1' });
  expect(shownMessage()).toBe('removedFromCart');
  send({ type: 'DISMISS', id: 'toast-3' });
  expect(shownMessage()).toBeNull();
});

test('never reuses an id', () => {
  const { clock, notify, shown } = setUp();
  const ids = [ADDED, ADDED, FAILED].map((toast) => {
    notify(toast);
    const id = shown()?.id;
    clock.advance(5000);
    return id;
  });
  expect(new Set(ids).size).toBe(3);
});
