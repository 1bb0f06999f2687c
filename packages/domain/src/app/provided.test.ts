import { expect, test } from 'vitest';
import { Actor, StateMachine } from 'xstate';
import { unprovidedIn } from '../machine/placeholder.ts';
import { aRestaurant } from './testing/restaurant.ts';

test('the app leaves nothing unprovided that its machines name', async () => {
  const app = await aRestaurant().open();
  const machines = [...Object.values(app), ...Object.values(app.machines)]
    .map((made: unknown) => (made instanceof Actor ? made.logic : made))
    .filter((logic) => logic instanceof StateMachine);
  const ids = new Set(machines.map(({ id }) => id));
  expect([...ids]).toEqual(
    expect.arrayContaining(['session', 'cart', 'addresses', 'payment', 'form', 'otp', 'item']),
  );
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
