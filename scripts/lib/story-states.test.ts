import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { derived, sameIn, viewOf } from '../../apps/web/src/screens/shared/testing/in-state.ts';
import { falseClaims, passingStates, unseenStates } from '../check/story-problems.ts';
import { lastingStates, leafStates } from './leaf-states.ts';
import { storyStates } from './story-states.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'warming',
  states: {
    warming: { always: [{ guard: () => false, target: 'off' }, { target: 'on' }] },
    off: {},
    on: { initial: 'dim', states: { dim: {}, bright: { always: { guard: () => false } } } },
  },
});

function lampIn(value: 'warming' | 'off' | { on: 'dim' | 'bright' }) {
  return viewOf(machine.resolveState({ value, context: {} }), (snapshot) => ({
    shines: snapshot.matches('on'),
  }));
}

const off = { machine: 'lamp', state: 'off' };
const dim = { machine: 'lamp', state: 'on.dim' };
const bright = { machine: 'lamp', state: 'on.bright' };

const built = (module: object) => storyStates(module).map((one) => one.built);

test('reads the states from the nested args of a story, else from its meta', () => {
  const meta = { args: { lamp: lampIn('off'), title: 'Lamp' } };
  expect(
    built({
      default: meta,
      Off: {},
      On: { args: { lamp: lampIn({ on: 'dim' }) } },
      Two: { args: { lamps: [{ lamp: lampIn({ on: 'bright' }) }] } },
    }),
  ).toEqual([[off], [dim], [off, bright]]);
});

test('reads derived args as their view until a story replaces its fields', () => {
  const lamp = lampIn('off');
  const meta = { args: derived(lamp, { ...lamp, title: 'Lamp' }) };
  expect(
    built({
      default: meta,
      Off: { args: { title: 'Another' } },
      On: { args: lampIn({ on: 'dim' }) },
      Unsaid: { args: { shines: true } },
    }),
  ).toEqual([[off], [dim], []]);
});

test('counts each state that a view cannot distinguish and throws for states it can', () => {
  const on = sameIn(lampIn, [{ on: 'dim' }, { on: 'bright' }]);
  expect(built({ default: {}, On: { args: { on } } })).toEqual([[dim, bright]]);
  expect(() => sameIn(lampIn, ['off', { on: 'dim' }])).toThrow(
    'The view can tell "off" from {"on":"dim"}',
  );
});

test('includes the states of invoked machines', () => {
  const actor = createActor(machine, { snapshot: machine.resolveState({ value: 'off' }) });
  const room = createMachine({ id: 'room', initial: 'shut', states: { shut: {} } });
  const snapshot = Object.assign(room.resolveState({ value: 'shut' }), { children: { actor } });
  const view = viewOf(snapshot, () => ({ shut: true }));
  expect(built({ default: {}, Shut: { args: { view } } })).toEqual([
    [{ machine: 'room', state: 'shut' }, off],
  ]);
});

test('returns no states for a machine without states', () => {
  const view = viewOf(createMachine({ id: 'wall' }).resolveState({ value: {} }), () => ({}));
  expect(built({ default: {}, Wall: { args: { view } } })).toEqual([[]]);
});

test('throws when derived args are not based on a view', () => {
  expect(() => derived({ shines: true }, {})).toThrow('was not made in a state');
});

test('reports stories with claims that differ from their states', () => {
  const stories = storyStates({
    default: { parameters: { states: ['off'] } },
    Off: { args: { lamp: lampIn('off') } },
    On: { args: { lamp: lampIn({ on: 'dim' }) }, parameters: { states: ['on.dim', 'on.bright'] } },
    Quiet: { args: { lamp: lampIn({ on: 'dim' }) }, parameters: { states: [] } },
  });
  expect(falseClaims([{ title: 'screens/lamp/LampView', stories }])).toEqual([
    "LampView › On claims on.bright but shows on.dim. The check reads states from the story's args: change the args or remove the claim",
    "LampView › Quiet shows on.dim, which its claim does not name. The check reads states from the story's args: remove the claim",
  ]);
});

test('requires a story for each lasting state only', () => {
  const stories = storyStates({
    default: {},
    On: { args: { lamp: lampIn({ on: 'dim' }) } },
    Warming: { args: { lamp: lampIn('warming') } },
  });
  const files = [{ title: 'screens/lamp/LampView', stories }];
  expect(unseenStates([machine], files)).toEqual([
    'lamp: no story for state off',
    'lamp: no story for state on.bright',
  ]);
  expect(passingStates([machine], files)).toEqual([
    'LampView › Warming shows lamp in warming, a transient state that customers never see',
  ]);
});

test('returns the states without substates, including parallel ones', () => {
  const parallel = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {},
      b: { initial: 'c', states: { c: {}, d: {} } },
      e: { type: 'parallel', states: { f: {}, g: { initial: 'h', states: { h: {} } } } },
    },
  });
  expect(leafStates(parallel)).toEqual(['a', 'b.c', 'b.d', 'e.f', 'e.g.h']);
});

test('omits states that they or their parents leave without a guard', () => {
  expect(lastingStates(machine)).toEqual(['off', 'on.dim', 'on.bright']);
});
