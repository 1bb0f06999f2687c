// Places an order as a guest, using only the machines and Node. `npm start` runs a server.
import {
  type App,
  branchMachines,
  checkoutMachines,
  createApp,
  itemMachines,
  menuMachines,
} from '@claypot/domain/app';
import { fillIn } from '@claypot/domain/machines';
import { createNodePorts } from '@claypot/domain/node';
import { selectCatalogue, selectCheckout, selectItem } from '@claypot/domain/ordering';
import { selectBranches } from '@claypot/domain/places';
import { createActor, waitFor } from 'xstate';

const TIMEOUT = { timeout: 10_000 }; // In ms; the server may not run.
/** Starts the app as a guest at the first open branch. Throws if every branch is closed. */
export async function arrive(ports: ReturnType<typeof createNodePorts>): Promise<App> {
  const app = createApp(ports, { subdomain: 'demo' });
  await app.loadMachines();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  await waitFor(app.company, (company) => company.matches('ready'), TIMEOUT);
  const list = createActor(app.machines(branchMachines).branches).start();
  const shown = await waitFor(list, (state) => selectBranches(state).status === 'ready', TIMEOUT);
  const open = selectBranches(shown).branches.find(({ status }) => status === 'Open');
  if (!open) throw new Error('Every branch is closed just now');
  app.session.send({ type: 'SET_BRANCH', branch_id: open.id, branch_name: open.branch_name });
  return app;
}

/** Adds the first available dish to the cart, with the first choices of required options. */
export async function fillCart(app: App): Promise<void> {
  const menu = createActor(app.machines(menuMachines).menu).start();
  const ready = await waitFor(menu, (snapshot) => selectCatalogue(snapshot).status === 'ready');
  menu.stop(); // Its timers would keep the process running.
  const dishes = selectCatalogue(ready).sections.flatMap((section) => section.dishes);
  const input = { item_id: dishes.find(({ soldOut }) => !soldOut)?.dish.id ?? '' };
  const dish = createActor(app.machines(itemMachines).dishItem, { input }).start();
  const { groups } = selectItem(await waitFor(dish, (snapshot) => snapshot.matches('editing')));
  for (const { option, chosen, least } of groups)
    for (const { id } of option.dish_option_variation.slice(0, least - chosen.length))
      dish.send({ type: 'CHOOSE', option_id: option.id, variation_id: id });
  dish.send({ type: 'ADD' });
  await waitFor(dish, (snapshot) => snapshot.matches('added'));
}

/** Submits the cart as an order. Stops where a browser would navigate to the card payment page. */
export async function order(app: App) {
  const form = createActor(app.machines(checkoutMachines).orderForm).start();
  fillIn(form, { full_name: 'Mei Ling', email: 'mei@example.com', phone: '012-345 6789' });
  form.send({ type: 'SUBMIT' });
  await waitFor(form, (snapshot) => snapshot.matches('done'));
  app.checkout.send({ type: 'CONFIRM' }); // Confirms ordering as a guest, who earns no points.
  return selectCheckout(await waitFor(app.checkout, (made) => made.hasTag('leaving'))).order;
}

if (import.meta.main) {
  const app = await arrive(createNodePorts({ server: process.argv[2] }));
  await fillCart(app);
  console.log(await order(app));
  app.stop();
}
