import { expect, test } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { toastsMachine } from './toasts.machine.ts';

test('reaches every state and handles every event', () => {
  const dark = unvisited(toastsMachine, {
    events: [
      { type: 'NOTIFY', toast: { tone: 'success', message: 'addedToCart' } },
      { type: 'NOTIFY', toast: { tone: 'error', message: 'ERROR' } },
      { type: 'DISMISS', id: 'toast-1' },
      { type: 'PAUSE' },
      { type: 'RESUME' },
      { type: 'xstate.after.shown.toasts.showing.counting' },
    ],
    distinguish: ({ context }) => context.queue.length,
  });
  expect(dark).toEqual({ states: [], events: [] });
});
