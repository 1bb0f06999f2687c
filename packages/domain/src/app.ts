import { createFirstHelping } from './app/first-helping.ts';
import type { SecondHelping } from './app/second-helping.ts';
import type { CompanyRecord } from './company/company.types.ts';
import type { OuterPorts } from './ports.ts';

export interface AppOptions {
  /** First label of the host name. */
  readonly subdomain: string;
  /** The company's record, where the page brought it; else it is loaded. */
  readonly company?: CompanyRecord | null;
}

/** The running product. */
export type App = ReturnType<typeof createApp>;

/**
 * Starts the product over what the outside gives. The actors of the first screen of a visit run at
 * once; ordering's, and the machines that screens start for themselves, come in a second helping,
 * so that the first screen does not wait for code it has no use for.
 */
export function createApp(outside: OuterPorts, { subdomain, company = null }: AppOptions) {
  let second: SecondHelping | null = null;
  let loading: Promise<void> | null = null;
  let stopped = false;

  const first = createFirstHelping({
    ports: outside,
    subdomain,
    company,
  });

  const load = async () => {
    const { createSecondHelping } = await import('./app/second-helping.ts');
    if (!stopped) second = createSecondHelping(first);
  };
  const loaded = (): SecondHelping => {
    if (second === null) throw new Error('The second helping is not loaded yet');
    return second;
  };

  return {
    ...first.actors,
    ports: first.ports,
    signIn: first.signIn,
    /** Makes ordering's actors and `machines` ready, once; after a failure the next call tries again. */
    loadMachines: () => {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    // All of these throw an Error before `loadMachines` is done.
    get machines() {
      return loaded().machines;
    },
    get addresses() {
      return loaded().actors.addresses;
    },
    get cart() {
      return loaded().actors.cart;
    },
    get checkout() {
      return loaded().actors.checkout;
    },
    get quotation() {
      return loaded().actors.quotation;
    },
    /** Whether whoever is looking has ordered on this device: there is a last order to expect. */
    hasOrdered: () => loaded().hasOrdered(),
    /** The page is shown again after the browser had left it, as for the card page. */
    returned: () => second?.actors.checkout.send({ type: 'RETURNED' }),
    stop: () => {
      stopped = true;
      second?.stop();
      first.stop();
      for (const actor of Object.values(first.actors)) actor.stop();
    },
  };
}
