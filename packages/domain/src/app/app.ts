import type { CompanyRecord } from '../company/record/company.types.ts';
import type { OuterPorts } from '../ports/ports.ts';
import { type Core, createCore } from './composition/core.ts';
import type { DeferredPart } from './composition/deferred.ts';
import type { MachinesOf } from './composition/define-machines.ts';
import { createGates, type GatedResource } from './composition/gates.ts';
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
 * Starts the app with the given ports. The core, which the first screen needs, runs at once.
 * Ordering actors and screen machines are in a deferred chunk, so that the first screen does not
 * wait for their code.
 */
export function createApp(
  outside: OuterPorts,
  { subdomain, company = null, onDemand = false, dehydrated = null }: AppOptions,
) {
  let deferred: DeferredPart | null = null;
  let loading: Promise<void> | null = null;
  let stopped = false;

  const core = createCore({ ports: outside, subdomain, company });
  const gates = createGates(onDemand);

  const load = async () => {
    const { createDeferredPart } = await import('./composition/deferred.ts');
    if (!stopped) deferred = createDeferredPart(core, gates, dehydrated);
  };
  const loaded = (): DeferredPart => {
    if (deferred === null) throw new Error('The deferred part is not loaded yet');
    return deferred;
  };

  return {
    ...core.actors,
    ports: core.ports,
    /** Returns machines that need no deferred code, for example `signInMachines`. */
    firstMachines: <Machines extends object>(
      of: MachinesOf<Machines, Core['parts']>,
    ): Readonly<Machines> => of(core.parts),
    /** Loads the deferred actors and machines once. A call after a failure tries again. */
    loadMachines: () => {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    /**
     * Loads the resource if it is not loaded yet. Called when a screen shows it or the page is
     * idle.
     */
    need: (what: GatedResource) => gates[what].open(),
    // `machines`, the actor getters, `hasOrdered` and `mayHaveBooked` throw before `loadMachines`
    // has resolved.
    /**
     * Returns the machines of one kind of screen, for example `menuMachines`. Each screen imports
     * those it runs.
     */
    machines: <Machines extends object>(of: MachinesOf<Machines>): Readonly<Machines> =>
      of(loaded().parts),
    get addresses() {
      return loaded().actors.addresses;
    },
    get cart() {
      return loaded().actors.cart;
    },
    get checkout() {
      return loaded().actors.checkout;
    },
    get discounts() {
      return loaded().actors.discounts;
    },
    get orderDraft() {
      return loaded().actors.orderDraft;
    },
    get reservation() {
      return loaded().actors.reservation;
    },
    get topUp() {
      return loaded().actors.topUp;
    },
    get quotation() {
      return loaded().actors.quotation;
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
      for (const handOver of deferred?.handOvers ?? []) handOver.leave();
    },
    /** Call when the page is shown again, for example after the card payment page. */
    returned: () => {
      for (const handOver of deferred?.handOvers ?? []) handOver.comeBack();
      deferred?.actors.checkout.send({ type: 'RETURNED' });
      deferred?.actors.topUp.send({ type: 'RETURNED' });
    },
    /** Call when the customer states that they left the card payment page without paying. */
    left: () => {
      deferred?.actors.checkout.send({ type: 'LEFT' });
      deferred?.actors.topUp.send({ type: 'LEFT' });
    },
    stop: () => {
      stopped = true;
      deferred?.stop();
      core.stop();
      for (const actor of Object.values(core.actors)) actor.stop();
    },
  };
}
