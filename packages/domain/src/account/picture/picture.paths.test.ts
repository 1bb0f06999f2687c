import { expect, test } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { pictureMachine } from './picture.machine.ts';

test('reaches every state and handles every event', () => {
  const dark = unvisited(pictureMachine, {
    events: [
      { type: 'CHOOSE', file: new Blob(['photo']) },
      { type: 'DISCARD' },
      { type: 'xstate.done.actor.prepare', output: 'blob:1' },
      { type: 'xstate.error.actor.prepare', error: new Error('broken') },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
