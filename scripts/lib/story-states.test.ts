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

test('a story constructs what stands among its args, however deep, and else what its meta gives', () => {
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

test('args that are made of a view count as it, until a story replaces what is the view’s', () => {
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

test('what a view cannot tell apart counts as each; what it can is refused', () => {
  const on = sameIn(lampIn, [{ on: 'dim' }, { on: 'bright' }]);
  expect(built({ default: {}, On: { args: { on } } })).toEqual([[dim, bright]]);
  expect(() => sameIn(lampIn, ['off', { on: 'dim' }])).toThrow(
    'The view can tell "off" from {"on":"dim"}',
  );
});

test('the machines that a machine has invoked are in their states too', () => {
  const actor = createActor(machine, { snapshot: machine.resolveState({ value: 'off' }) });
  const room = createMachine({ id: 'room', initial: 'shut', states: { shut: {} } });
  const snapshot = Object.assign(room.resolveState({ value: 'shut' }), { children: { actor } });
  const view = viewOf(snapshot, () => ({ shut: true }));
  expect(built({ default: {}, Shut: { args: { view } } })).toEqual([
    [{ machine: 'room', state: 'shut' }, off],
  ]);
});

test('a machine without states of its own shows none', () => {
  const view = viewOf(createMachine({ id: 'wall' }).resolveState({ value: {} }), () => ({}));
  expect(built({ default: {}, Wall: { args: { view } } })).toEqual([[]]);
});

test('only a view that was made in a state can be made into something', () => {
  expect(() => derived({ shines: true }, {})).toThrow('was not made in a state');
});

test('a story that claims what it does not construct is told, and one that leaves out what it does', () => {
  const stories = storyStates({
    default: { parameters: { states: ['off'] } },
    Off: { args: { lamp: lampIn('off') } },
    On: { args: { lamp: lampIn({ on: 'dim' }) }, parameters: { states: ['on.dim', 'on.bright'] } },
    Quiet: { args: { lamp: lampIn({ on: 'dim' }) }, parameters: { states: [] } },
  });
  expect(falseClaims([{ title: 'screens/lamp/LampView', stories }])).toEqual([
    "LampView › On claims on.bright, which it does not construct: it builds on.dim. States are read from the story's args; drop the claim or build it",
    "LampView › Quiet constructs on.dim, which its claim does not name. States are read from the story's args; drop the claim",
  ]);
});

test('each lasting state wants a story; one that is left at once can have none', () => {
  const stories = storyStates({
    default: {},
    On: { args: { lamp: lampIn({ on: 'dim' }) } },
    Warming: { args: { lamp: lampIn('warming') } },
  });
  const files = [{ title: 'screens/lamp/LampView', stories }];
  expect(unseenStates([machine], files)).toEqual([
    'lamp: no story constructs its state off',
    'lamp: no story constructs its state on.bright',
  ]);
  expect(passingStates([machine], files)).toEqual([
    'LampView › Warming constructs lamp in warming, which is left at once: nobody ever sees it',
  ]);
});

test('leaf states are those without states inside, parallel ones too', () => {
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

test('a state lasts unless its last way out is open to all, or that of one it stands in', () => {
  expect(lastingStates(machine)).toEqual(['off', 'on.dim', 'on.bright']);
});
