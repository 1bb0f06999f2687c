import { selectOwner } from '@claypot/domain/account';
import { type App, checkoutMachines, createApp } from '@claypot/domain/app';
import { fillIn, selectForm } from '@claypot/domain/machines';
import { type OrderFormValues, selectCheckout } from '@claypot/domain/ordering';
import { type ApiCaller, GeolocationError } from '@claypot/domain/ports';
import { type CartCreateRequest, createSdk } from '@claypot/sdk';
import { createActor, waitFor } from 'xstate';
import { addition } from '../../apps/api/src/testing/ordering.ts';
import { as, type Changes, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { SS2 } from '../../apps/api/src/testing/seed/seed.ts';
import { fakePorts } from '../../packages/domain/src/testing/fakes.ts';

interface VisitOptions {
  /** First label of the host name; default: an existing company. */
  readonly subdomain?: string;
  /** The guest's branch; null if none is chosen. */
  readonly branch?: string | null;
}

/** A guest's headless product and its actions. */
export type Visit = Awaited<ReturnType<typeof openVisit>>;

/** Stages in which a request is running. */
const ON_ITS_WAY = ['placing', 'checking'];

/** Creates a simulated network between the customer and the restaurant. */
function aNetwork(restaurant: Restaurant) {
  let isOffline = false;
  let delayed: Request[] | null = null;
  let garble: ((body: string) => string) | null = null;
  return {
    /** All requests fail from now on. */
    disconnect: () => {
      isOffline = true;
    },
    /**
     * Fails the next request. Calling the returned function delivers it to the server after all.
     */
    delayNext: () => {
      const requests: Request[] = [];
      delayed = requests;
      return async () => {
        for (const request of requests) await restaurant.fetch(request);
      };
    },
    /** Changes the body of the next request in transit. */
    garbleNext: (change: (body: string) => string) => {
      garble = change;
    },
    fetch: async (request: Request) => {
      if (delayed !== null) {
        delayed.push(request.clone());
        delayed = null;
        throw new TypeError('The reply was lost');
      }
      if (garble !== null) {
        const body = garble(await request.text());
        garble = null;
        return restaurant.fetch(new Request(request, { body }));
      }
      if (isOffline) throw new TypeError('The network is away');
      const answer = await restaurant.fetch(request);
      if (isOffline) throw new TypeError('The answer was lost');
      return answer;
    },
  };
}

/**
 * Opens a guest's headless product, connected to the server in the same process without a browser
 * or port. The guest picks up at ss2 by default, and the device denies geolocation.
 */
export async function openVisit(
  restaurant: Restaurant,
  { subdomain = 'demo', branch = SS2 }: VisitOptions = {},
) {
  const network = aNetwork(restaurant);
  const stops: (() => unknown)[] = [];
  const ports = {
    ...fakePorts(),
    geolocation: { locate: () => Promise.reject(new GeolocationError('denied')) },
    connect: (caller: ApiCaller) =>
      createSdk({
        baseUrl: `http://${subdomain}.localhost:8080/api`,
        fetch: network.fetch,
        isOnline: () => ports.connection.isUp(),
        ...caller,
      }),
  };
  const app: App = createApp(ports, { subdomain });
  stops.push(app.stop);
  await app.loadMachines();
  await waitFor(app.company, (snapshot) => !snapshot.matches('loading'));
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  if (branch !== null) {
    app.session.send({ type: 'SET_BRANCH', branch_id: branch, branch_name: branch });
  }
  app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
  const guest = as(selectOwner(app.session.getSnapshot())?.guest_id ?? '');

  const run = <Running extends { start(): unknown; stop(): unknown }>(actor: Running): Running => {
    stops.push(() => actor.stop());
    actor.start();
    return actor;
  };

  return {
    app,
    guest,
    network,
    connection: ports.connection,
    restaurant,
    run,
    /** Puts an item into the cart; by default two large claypots. */
    fill: async (changes: Changes<CartCreateRequest> = {}) => {
      const body = addition({ ...guest, ...changes });
      app.cart.send({ type: 'REPLACE', cart: await restaurant.sdk.cartCreate({ body }) });
    },
    /** Fills in the order form, presses Order Now and, if the form is valid, "order as a guest". */
    order: async (values: Partial<OrderFormValues> = {}) => {
      const form = run(createActor(app.machines(checkoutMachines).orderForm));
      const buyer = { full_name: 'Ann Tan', email: 'ann@example.com', phone: '0123456789' };
      fillIn(form, { ...buyer, ...values });
      form.send({ type: 'SUBMIT' });
      await waitFor(form, (snapshot) => !selectForm(snapshot).busy);
      app.checkout.send({ type: 'CONFIRM' });
      await waitFor(app.checkout, (now) => !ON_ITS_WAY.includes(selectCheckout(now).stage));
      return selectForm(form.getSnapshot());
    },
    leave: () => {
      network.disconnect();
      // Stop screens before the app they belong to.
      for (const stop of stops.toReversed()) stop();
    },
  };
}
