import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { silentPlaceholders } from './silent-placeholders.ts';

it('returns actions and guards that do nothing and no others', () => {
  const machine = setup({
    types: { context: {} as { dishes: number } },
    guards: {
      isHungry: () => false,
      isFull: ({ context }) => context.dishes > 3,
    },
    actions: {
      remember: () => {},
      tell: (_, _params: { dish: string }) => {},
      recall: assign({}),
      order: assign({ dishes: ({ context }) => context.dishes + 1 }),
      pay: () => {
        throw new Error('no money');
      },
    },
  }).createMachine({ context: { dishes: 0 } });
  expect(silentPlaceholders(machine)).toEqual(['remember', 'tell', 'recall', 'isHungry']);
});
