import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { drawMachine } from './mermaid.ts';

/** Returns the diagram without its first line and without indentation. */
function lines(machine: Parameters<typeof drawMachine>[0]): string[] {
  const [head, ...rest] = drawMachine(machine).split('\n');
  expect(head).toBe('stateDiagram-v2');
  return rest.map((line) => line.trim());
}

test('draws a small machine completely', () => {
  const machine = setup({
    actors: { load: fromPromise(async () => {}) },
    delays: { patience: 1000 },
    guards: { isFresh: () => true },
  }).createMachine({
    id: 'thing',
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isFresh', target: 'ready' }, { target: 'loading' }] },
      loading: {
        invoke: { src: 'load', id: 'load', onDone: 'ready', onError: 'failed' },
        after: { patience: 'failed' },
      },
      failed: { on: { RETRY: 'loading' } },
      ready: { type: 'final' },
    },
  });
  expect(drawMachine(machine)).toBe(`stateDiagram-v2
  [*] --> thing_opening
  state "opening" as thing_opening
  state "loading" as thing_loading
  thing_loading : runs load
  state "failed" as thing_failed
  state "ready" as thing_ready
  thing_ready --> [*]
  thing_opening --> thing_ready : [isFresh]
  thing_opening --> thing_loading : always
  thing_loading --> thing_ready : load done
  thing_loading --> thing_failed : load failed<br/>after patience
  thing_failed --> thing_loading : RETRY`);
});

test('draws transitions of a compound state from a separate box', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'shut',
    states: {
      shut: { on: { OPEN: 'open' } },
      open: {
        initial: 'one',
        on: { SHUT: 'shut', NEXT: '.two', COUNT: { actions: () => {} } },
        states: { one: {}, two: { on: { OUT: '#m.shut' } } },
      },
    },
  });
  expect(lines(machine)).toEqual([
    '[*] --> m_shut',
    'state "shut" as m_shut',
    'state "open" as m_open {',
    '[*] --> m_open_one',
    'state "anywhere in open" as m_open__anywhere',
    'm_open__anywhere : on COUNT',
    'state "one" as m_open_one',
    'state "two" as m_open_two',
    '}',
    'm_shut --> m_open_one : OPEN',
    'm_open__anywhere --> m_shut : SHUT',
    'm_open__anywhere --> m_open_two : NEXT',
    'm_open_two --> m_shut : OUT',
  ]);
});

test('separates parallel regions, also of a parallel root', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      left: { initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } },
      right: {},
    },
  });
  expect(lines(machine)).toEqual([
    'state "m" as m {',
    'state "left" as m_left {',
    '[*] --> m_left_a',
    'state "a" as m_left_a',
    'state "b" as m_left_b',
    '}',
    '--',
    'state "right" as m_right',
    '}',
    'm_left_a --> m_left_b : GO',
  ]);
});

test('draws a reentering transition as a self-loop and targetless ones inside the box', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        on: {
          AGAIN: { target: 'a', reenter: true },
          HEAR: { actions: () => {} },
          IGNORE: {},
          '*': 'b',
        },
        after: { 500: 'b' },
      },
      b: {},
    },
  });
  expect(lines(machine)).toEqual([
    '[*] --> m_a',
    'state "a" as m_a',
    'm_a : on HEAR',
    'm_a : ignores IGNORE',
    'state "b" as m_b',
    'm_a --> m_a : AGAIN',
    'm_a --> m_b : any other event<br/>after 500 ms',
  ]);
});

test('shows an inline guard as its escaped source', () => {
  const machine = createMachine({
    id: 'm',
    context: { count: 0 },
    initial: 'a',
    states: {
      a: { on: { GO: { guard: ({ context }) => context.count < 1, target: 'b' } } },
      b: {},
    },
  });
  expect(lines(machine).at(-1)).toBe('m_a --> m_b : GO [context.count #60; 1]');
});
