import { expect, test } from 'vitest';
import { unvisited } from '../testing/paths.ts';
import { noticesMachine } from './notices.machine.ts';

test('every state and event can be reached', () => {
  const dark = unvisited(noticesMachine, {
    events: [
      { type: 'NOTIFY', notice: { tone: 'success', message: 'addedToCart' } },
      { type: 'NOTIFY', notice: { tone: 'error', message: 'ERROR' } },
      { type: 'DISMISS', id: 'notice-1' },
      { type: 'PAUSE' },
      { type: 'RESUME' },
      { type: 'xstate.after.shown.notices.showing.counting' },
    ],
    distinguish: ({ context }) => context.queue.length,
  });
  expect(dark).toEqual({ states: [], events: [] });
});
