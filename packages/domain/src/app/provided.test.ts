import { expect, it } from 'vitest';
import { type AnyActor, StateMachine } from 'xstate';
import { unprovidedIn } from '../machine/placeholder.ts';
import { asGuest } from './testing/restaurant.ts';

it('every machine of the app has all that it leaves to be provided', async () => {
  const { app } = await asGuest();
  const actors: AnyActor[] = [app.addresses, app.cart, app.checkout, app.company, app.language];
  actors.push(app.notices, app.quotation, app.session);
  const machines = [...Object.values(app.machines), ...actors.map(({ logic }) => logic)].filter(
    (logic) => logic instanceof StateMachine,
  );
  expect(machines.length).toBeGreaterThan(30);
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
