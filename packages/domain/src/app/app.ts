import type { CompanyRecord } from '../company/record/company.types.ts';
import type { OuterPorts } from '../ports/ports.ts';
import { type Core, createCore } from './composition/core.ts';
import type { DeferredPart } from './composition/deferred.ts';
import type { MachinesOf } from './composition/define-machines.ts';
import { createGates, type GatedResource } from './composition/gates.ts';

export interface AppOptions {
  /** First label of the host name. */
  readonly subdomain: string;
  /** The company's record, where the page brought it; else it is loaded. */
  readonly company?: CompanyRecord | null;
  /**
   * The cart and a member's addresses are loaded once `need` asks for them, and not at once: where a
   * screen that shows neither should have the line to itself.
   */
  readonly onDemand?: boolean;
}

/** The running product. */
export type App = ReturnType<typeof createApp>;

/**
 * Starts the product over what the outside gives. The core, which the first screen of a visit needs,
 * runs at once; ordering's actors, and the machines that screens start for themselves, are deferred,
 * so that the first screen does not wait for code it has no use for.
 */
export function createApp(
  outside: OuterPorts,
  { subdomain, company = null, onDemand = false }: AppOptions,
) {
  let deferred: DeferredPart | null = null;
  let loading: Promise<void> | null = null;
  let stopped = false;

  const core = createCore({ ports: outside, subdomain, company });
  const gates = createGates(onDemand);

  const load = async () => {
    const { createDeferredPart } = await import('./composition/deferred.ts');
    if (!stopped) deferred = createDeferredPart(core, gates);
  };
  const loaded = (): DeferredPart => {
    if (deferred === null) throw new Error('The deferred part is not loaded yet');
    return deferred;
  };

  return {
    ...core.actors,
    ports: core.ports,
    /** The machines of a screen that waits for nothing deferred, as `signInMachines`. */
    firstMachines: <Machines extends object>(
      of: MachinesOf<Machines, Core['parts']>,
    ): Readonly<Machines> => of(core.parts),
    /** Makes ordering's actors and `machines` ready, once; after a failure the next call tries again. */
    loadMachines: () => {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    /** Somebody shows it, or nothing better is left to do: it is loaded if it is not yet. */
    need: (what: GatedResource) => gates[what].open(),
    // All of these throw an Error before `loadMachines` is done.
    /** The machines of one kind of screen, as `menuMachines`: each screen imports those that it runs. */
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
    /** Whether whoever is looking has ordered on this device: there is a last order to expect. */
    hasOrdered: () => loaded().hasOrdered(),
    /** Whether whoever is looking may have a booking to show: members, and guests who booked here. */
    mayHaveBooked: () => loaded().mayHaveBooked(),
    /** The page is left, perhaps for good: what the server has not confirmed waits on the device. */
    leaving: () => {
      for (const handOver of deferred?.handOvers ?? []) handOver.leave();
    },
    /** The page is shown again after the browser had left it, as for the card page. */
    returned: () => {
      for (const handOver of deferred?.handOvers ?? []) handOver.comeBack();
      deferred?.actors.checkout.send({ type: 'RETURNED' });
      deferred?.actors.topUp.send({ type: 'RETURNED' });
    },
    /** The customer says that they have left the card page without paying. */
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
