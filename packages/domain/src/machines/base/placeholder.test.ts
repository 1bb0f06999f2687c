import { describe, expect, expectTypeOf, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
  unprovidedIn,
} from './placeholder.ts';

const lunchMachine = setup({
  types: { context: {} as { dish: string | null }, events: {} as { type: 'ORDER' | 'EAT' } },
  actors: { cook: unprovidedActor<string, { dish: string }>('cook') },
  guards: { isHungry: unprovidedGuard<{ since: number }>('isHungry') },
  actions: {
    recall: unprovidedAction('recall'),
    remember: unprovidedAction<{ dish: string }>('remember'),
  },
}).createMachine({
  id: 'lunchBreak',
  context: { dish: null },
  initial: 'hungry',
  states: {
    hungry: {
      entry: 'recall',
      on: {
        ORDER: 'cooking',
        EAT: { guard: { type: 'isHungry', params: { since: 12 } }, target: 'cooking' },
      },
    },
    cooking: {
      entry: { type: 'remember', params: { dish: 'rice' } },
      invoke: { src: 'cook', id: 'cook', input: { dish: 'rice' } },
    },
  },
});

/** Returns the error message of the actor after the given event, or after start. */
async function failure(machine: typeof lunchMachine, event?: 'ORDER' | 'EAT'): Promise<string> {
  return await new Promise((resolve) => {
    const actor = createActor(machine);
    actor.subscribe({ error: (error) => resolve(String(error)) });
    actor.start();
    if (event !== undefined) actor.send({ type: event });
  });
}

const recalling = lunchMachine.provide({ actions: { recall: assign({ dish: () => 'soup' }) } });

describe('machine with a missing implementation fails at first use', () => {
  it('naming the action', async () => {
    expect(await failure(lunchMachine)).toBe(
      'Error: The action "recall" of the machine "lunchBreak" was not provided: give it in lunch-break.implementation.ts',
    );
    expect(await failure(recalling, 'ORDER')).toMatch(
      'The action "remember" of the machine "lunchBreak" was not provided',
    );
  });

  it('naming the guard', async () => {
    expect(await failure(recalling, 'EAT')).toMatch(
      /isHungry.* in state node 'lunchBreak.hungry'[\s\S]*The guard "isHungry" was not provided: give it in the flow's .implementation.ts/,
    );
  });

  it('naming the actor', async () => {
    const remembering = recalling.provide({ actions: { remember: () => undefined } });
    expect(await failure(remembering, 'ORDER')).toBe(
      'Error: The actor "cook" of the machine "lunchBreak" was not provided: give it in lunch-break.implementation.ts',
    );
  });
});

it('infers the types of provided implementations', () => {
  const machine = recalling.provide({
    actors: { cook: fromPromise<string, { dish: string }>(async ({ input }) => input.dish) },
    guards: {
      isHungry: (_, params) => {
        expectTypeOf(params).toEqualTypeOf<{ since: number }>();
        return params.since < 13;
      },
    },
    actions: {
      remember: ({ context }, params) => {
        expectTypeOf(context).toEqualTypeOf<{ dish: string | null }>();
        expectTypeOf(params).toEqualTypeOf<{ dish: string }>();
      },
    },
  });
  expect(unprovidedIn(machine)).toEqual([]);
});

it('unprovidedIn finds placeholders in a machine and in those it invokes', () => {
  const left = ['recall', 'remember', 'cook', 'isHungry'].map((name) => `lunchBreak: ${name}`);
  expect(unprovidedIn(lunchMachine)).toEqual(left);
  const day = setup({ actors: { lunch: lunchMachine } }).createMachine({ id: 'day' });
  expect(unprovidedIn(day)).toEqual(left);
  expect(unprovidedIn(day.provide({ actors: { lunch: lunchMachine.provide({}) } }))).toEqual(left);
});

it('unprovidedCallback fails when the actor starts', async () => {
  const tabs = setup({ actors: { tabs: unprovidedCallback('tabs') } }).createMachine({
    id: 'open',
    invoke: { src: 'tabs' },
  });
  expect(unprovidedIn(tabs)).toEqual(['open: tabs']);
  const failed = new Promise((resolve) => {
    const actor = createActor(tabs);
    actor.subscribe({ error: (error) => resolve(String(error)) });
    actor.start();
  });
  expect(await failed).toMatch('The actor "tabs" of the machine "open" was not provided');
});
