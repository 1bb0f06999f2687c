import { expect, it } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { placeSearchMachine } from './place-search.machine.ts';
import { aFoundPlace } from './testing/samples.ts';

it('reaches every state and handles every event', () => {
  const dark = unvisited(placeSearchMachine, {
    events: [
      { type: 'TYPE', text: 'telawi', composing: false },
      { type: 'TYPE', text: 'te', composing: true },
      { type: 'TYPE', text: ' ', composing: false },
      { type: 'LOCATE' },
      { type: 'RETRY' },
      { type: 'CONNECTION_RESTORED' },
      { type: 'xstate.after.debounce.placeSearch.idle' },
      { type: 'xstate.done.actor.search', output: [aFoundPlace()] },
      { type: 'xstate.done.actor.search', output: [] },
      { type: 'xstate.error.actor.search', error: new Error('lost') },
      {
        type: 'xstate.done.actor.locate',
        output: { coordinates: { latitude: '3.1', longitude: '101.6' }, problem: null },
      },
      { type: 'xstate.done.actor.locate', output: { coordinates: null, problem: 'denied' } },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
