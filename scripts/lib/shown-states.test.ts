import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { leafStates } from './leaf-states.ts';
import { shownStates } from './shown-states.ts';

test('reads the machine from the meta and the states from each story', () => {
  const source = `
    const meta = { component: XView, parameters: { machine: 'item' } };
    export const Ready = { parameters: { states: ['editing', 'editing.full'] } };
    export const Failed = { parameters: { states: ['failed'] } };
  `;
  expect(shownStates(source)).toEqual([
    { machine: 'item', state: 'editing', story: 'Ready' },
    { machine: 'item', state: 'editing.full', story: 'Ready' },
    { machine: 'item', state: 'failed', story: 'Failed' },
  ]);
});

test('what the meta shows, every story shows', () => {
  const source = `
    const meta = { parameters: { machine: 'item', states: ['editing'] } };
    export const Ready = {};
  `;
  expect(shownStates(source)).toEqual([{ machine: 'item', state: 'editing', story: null }]);
});

test('a story file without a machine shows no states', () => {
  expect(shownStates("export const Plain = { args: { states: ['x'] } };")).toEqual([]);
});

test('leaf states are those without states inside, parallel ones too', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {},
      b: { initial: 'c', states: { c: {}, d: {} } },
      e: { type: 'parallel', states: { f: {}, g: { initial: 'h', states: { h: {} } } } },
    },
  });
  expect(leafStates(machine)).toEqual(['a', 'b.c', 'b.d', 'e.f', 'e.g.h']);
});
