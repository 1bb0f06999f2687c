import { itemMachine } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import { dish } from '../../../apps/web/src/screens/ordering/dish/samples.ts';
import { explore } from '../exploration.ts';

const CHOICES = [
  ['size', 'Large, for two'],
  ['noodles', 'Bihun'],
  ['sides', 'Choy sum'],
  ['sides', 'Egg tofu'],
  ['extras', 'Fried egg'],
] as const;

/** A dish, its choices and the way into the cart. */
export const itemExploration = explore<typeof itemMachine>({
  machine: itemMachine,
  file: 'ordering/item/item.machine.ts',
  actor: ({ started }) => started.read('dishItem'),
  path: pathTo('dish', { id: dish.id }),
  who: 'guest',
  asks: ['dishDetail', 'cartCreate', 'cartLoad', 'cartRemoveAll'],
  offers: () => ({
    COUNT: CHOICES.map(([option_id, variation_id]) => [
      `${variation_id}, once`,
      { type: 'COUNT', option_id, variation_id, qty: 1 },
    ]),
    CHOOSE: CHOICES.map(([option_id, variation_id]) => [
      variation_id,
      { type: 'CHOOSE', option_id, variation_id },
    ]),
  }),
});
