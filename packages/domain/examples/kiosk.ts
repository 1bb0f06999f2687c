// A kiosk in text: shows the menu and orders a dish for pickup, as a guest. `npm start` runs a server.
import * as machines from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { fillIn } from '@claypot/domain/machines';
import { createNodePorts } from '@claypot/domain/node';
import { selectCatalogue, selectCheckout, selectItem } from '@claypot/domain/ordering';
import { selectBranches } from '@claypot/domain/places';
import { type AnyActorRef, createActor, type SnapshotFrom, waitFor } from 'xstate';

const ringgit = (cents: number) => `RM ${(cents / 100).toFixed(2)}`;
const when = <View extends { status: string }>(view: View, status: View['status']) =>
  view.status === status && view;

/** Waits at most ten seconds until `read` returns a value. */
async function until<Actor extends AnyActorRef, Value>(
  actor: Actor,
  read: (snapshot: SnapshotFrom<Actor>) => Value | false | null,
): Promise<Value> {
  const snapshot = await waitFor(actor, (at) => Boolean(read(at)), { timeout: 10_000 });
  return read(snapshot) as Value;
}

/** Orders at the branch of that id, or at the first open branch. */
export async function runKiosk(app: machines.App, branchId?: string, print = console.log) {
  await app.loadMachines();
  print((await until(app.company, selectCompany)).company_name);
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
  const list = createActor(app.machines(machines.branchMachines).branches).start();
  const { branches } = await until(list, (at) => when(selectBranches(at), 'ready'));
  const branch = branches.find(({ id, status }) =>
    branchId ? id === branchId : status === 'Open',
  );
  if (!branch) throw new Error('No branch is open');
  app.session.send({ type: 'SET_BRANCH', branch_id: branch.id, branch_name: branch.branch_name });
  const menu = createActor(app.machines(machines.menuMachines).menu).start();
  const { sections } = await until(menu, (at) => when(selectCatalogue(at), 'ready'));
  const offered = sections.flatMap(({ dishes }) => dishes).filter(({ soldOut }) => !soldOut);
  for (const { dish } of offered) print(`${dish.name}: ${ringgit(dish.price)}`);
  const input = { item_id: offered.find(({ dish }) => dish.needs_choice)?.dish.id ?? '' };
  const item = createActor(app.machines(machines.itemMachines).dishItem, { input }).start();
  const { groups } = await until(item, (at) => when(selectItem(at), 'editing'));
  for (const { chosen, least, option } of groups)
    for (const { id } of option.dish_option_variation.slice(0, least - chosen.length))
      item.send({ type: 'CHOOSE', option_id: option.id, variation_id: id });
  item.send({ type: 'ADD' });
  await until(item, (at) => at.matches('added'));

  const form = createActor(app.machines(machines.checkoutMachines).orderForm).start();
  fillIn(form, { full_name: 'Mei Ling', email: 'mei@example.com', phone: '012-345 6789' });
  form.send({ type: 'SUBMIT' });
  await until(app.checkout, (at) => selectCheckout(at).stage === 'confirmingGuest');
  app.checkout.send({ type: 'CONFIRM' });
  const order = await until(app.checkout, (at) => selectCheckout(at).placedOrder);
  print(`Order ${order.number}: ${ringgit(order.total)}`);
  for (const actor of [list, menu, item, form, app]) actor.stop();
  return order;
}

if (import.meta.main) await runKiosk(machines.createApp(createNodePorts(), { subdomain: 'demo' }));
