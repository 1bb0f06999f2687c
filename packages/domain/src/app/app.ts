import type { CompanyRecord } from '../company/record/company.types.ts';
import type { OuterPorts } from '../ports/ports.ts';
import { ownerId } from '../storage/owner-id.ts';
import type { AreaName, StartedAreas, UseArea } from './composition/areas.ts';
import { type Core, createCore } from './composition/core.ts';
import type { MachinesOf } from './composition/define-machines.ts';
import { createGates, type GatedResource } from './composition/gates.ts';
import type { Situation } from './composition/machine-parts.ts';
import type { ScreenParts } from './composition/screen-parts.ts';
import type { DehydratedApp } from './dehydrated-app.ts';

export interface AppOptions {
  /** First label of the host name. */
  readonly subdomain: string;
  /** Company record embedded in the page; loaded if null. */
  readonly company?: CompanyRecord | null;
  /**
   * True to load the cart and the addresses only when `need` is called, so that screens without
   * them do not share the connection with these requests.
   */
  readonly onDemand?: boolean;
  /** Data of the page, if it was rendered for the customer of the session. */
  readonly dehydrated?: DehydratedApp | null;
}

export type App = ReturnType<typeof createApp>;

/**
 * Starts the app with the given ports. The core, which the first screen needs, runs at once. The
 * parts of other screens load by `loadScreenParts`; the actors of an area start when a screen uses
 * them, and all by `loadMachines`.
 */
export function createApp(
  outside: OuterPorts,
  { subdomain, company = null, onDemand = false, dehydrated = null }: AppOptions,
) {
  let screens: ScreenParts | null = null;
  let stopped = false;
  let hasLeftPayment = false;
  let isHydrating = dehydrated !== null;

  const core = createCore({ ports: outside, subdomain, company });
  const gates = createGates(onDemand);
  const owner = ownerId(core.identity());
  const situation: Situation = {
    // An area may start after the customer has changed.
    dehydrated: () => (ownerId(core.identity()) === owner ? dehydrated : null),
    gates,
    hasLeftPayment: () => hasLeftPayment,
    isHydrating: () => isHydrating,
  };

  const loadScreenParts = once(async () => {
    const { createScreenParts } = await import('./composition/screen-parts.ts');
    if (!stopped) screens = createScreenParts(core, situation);
  });
  const loaded = (): ScreenParts => {
    if (screens === null) throw new Error('The parts of screens are not loaded yet');
    return screens;
  };
  const started = <Name extends AreaName>(name: Name): StartedAreas[Name] => {
    const area = loaded().areas.started(name);
    if (area === undefined) throw new Error(`The area ${name} has not started yet`);
    return area;
  };
  const use: UseArea = (area) => loaded().areas.use(area);
  const payments = () => [
    screens?.areas.started('checkout')?.checkout,
    screens?.areas.started('wallet')?.topUp,
  ];
  const handOvers = () => [
    screens?.areas.started('cart')?.handOver,
    screens?.areas.started('addresses')?.handOver,
  ];

  return {
    ...core.actors,
    ports: core.ports,
    /** Returns machines that need no deferred code, for example `signInMachines`. */
    firstMachines: <Machines extends object>(
      of: MachinesOf<Machines, Core['parts']>,
    ): Readonly<Machines> => of(core.parts),
    /**
     * Loads what screens need beside their own code, once. A call after a failure tries again.
     * `machines` and `use` throw before.
     */
    loadScreenParts,
    /** Loads and starts everything that has not started. A call after a failure tries again. */
    loadMachines: once(async () => {
      await loadScreenParts();
      const { useAllAreas } = await import('./composition/areas/all-areas.ts');
      if (!stopped) useAllAreas(use);
    }),
    /**
     * Loads the resource if it is not loaded yet. Called when a screen shows it or the page is
     * idle.
     */
    need: (what: GatedResource) => gates[what].open(),
    /**
     * Returns the machines of one kind of screen, for example `menuMachines`. Each screen imports
     * those it runs.
     */
    machines: <Machines extends object>(of: MachinesOf<Machines>): Readonly<Machines> =>
      of(loaded().parts),
    /** Returns the actors of an area, for example `cartArea`. A screen imports those it uses. */
    use,
    // The getters of actors throw before the actor has started, by `use` or `loadMachines`.
    get addresses() {
      return started('addresses').addresses;
    },
    get cart() {
      return started('cart').cart;
    },
    get checkout() {
      return started('checkout').checkout;
    },
    get discounts() {
      return started('checkout').discounts;
    },
    get orderDraft() {
      return started('checkout').orderDraft;
    },
    get reservation() {
      return started('booking').reservation;
    },
    get topUp() {
      return started('wallet').topUp;
    },
    get quotation() {
      return started('checkout').quotation;
    },
    /**
     * Call once the interface has hydrated the page. Before, data that only the device has is not
     * shown, because the page does not show it either.
     */
    hydrated: () => {
      isHydrating = false;
    },
    /** Returns what a server has loaded for the page. */
    dehydrate: () => loaded().dehydrate(),
    /** Returns true if the current customer has ordered on this device. */
    hasOrdered: () => loaded().hasOrdered(),
    /**
     * Returns true if the current customer may have bookings: members, and guests who booked on
     * this device.
     */
    mayHaveBooked: () => loaded().mayHaveBooked(),
    /** Call when the page is left. Changes that the server has not confirmed are persisted. */
    leaving: () => {
      for (const handOver of handOvers()) handOver?.leave();
    },
    /** Call when the page is shown again, for example after the card payment page. */
    returned: () => {
      for (const handOver of handOvers()) handOver?.comeBack();
      for (const payment of payments()) payment?.send({ type: 'RETURNED' });
    },
    /** Call when the customer states that they left the card payment page without paying. */
    left: () => {
      hasLeftPayment = true;
      for (const payment of payments()) payment?.send({ type: 'LEFT' });
    },
    stop: () => {
      stopped = true;
      screens?.stop();
      core.stop();
      for (const actor of Object.values(core.actors)) actor.stop();
    },
  };
}

/** Returns a function that loads once. A call after a failure tries again. */
function once(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
