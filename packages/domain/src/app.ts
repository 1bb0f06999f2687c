import type { Company } from '@claypot/sdk';
import { createLastingActors } from './app/lasting-actors.ts';
import { linkActors } from './app/links.ts';
import type { ScreenMachines } from './app/screen-machines.ts';
import { lastBuyer, storedBuyer } from './checkout/buyer.ts';
import type { Ports } from './ports.ts';
import type { ResourceCache } from './resource/cache.ts';

export interface AppOptions {
  /** First label of the host name. */
  readonly subdomain: string;
  /** The company's record, where the page brought it; else it is loaded. */
  readonly company?: Company | null;
}

/** The running product. */
export type App = ReturnType<typeof createApp>;

/**
 * Starts the product over what the outside gives: the actors that live as long as it does, and
 * ready to run the machines that screens start for themselves. Those come in a second helping, so
 * that the first screen of a visit does not wait for code it has no use for.
 */
export function createApp(ports: Ports, { subdomain, company = null }: AppOptions) {
  let cache: ResourceCache | null = null;
  let machines: ScreenMachines | null = null;
  let loading: Promise<void> | null = null;

  const lasting = createLastingActors({
    ...{ ports, subdomain, company },
    forget: (prefix) => cache?.forget(prefix),
  });
  const unlink = linkActors(lasting);

  const load = async () => {
    const made = (await import('./app/screen-machines.ts')).createScreenMachines({
      ...{ ports, subdomain, ...lasting },
    });
    ({ cache, machines } = made);
  };

  return {
    ports,
    ...lasting.actors,
    /** Makes `machines` ready, once; after a failure the next call tries again. */
    loadMachines: () => {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    /** @throws Error before `loadMachines` is done */
    get machines(): ScreenMachines {
      if (machines === null) throw new Error('The machines of the screens are not loaded yet');
      return machines;
    },
    /** Whether whoever is looking has ordered on this device: there is a last order to expect. */
    hasOrdered: () => lastBuyer(storedBuyer(ports.storage, subdomain), lasting.identity()) !== null,
    stop: () => {
      unlink();
      for (const actor of Object.values(lasting.actors)) actor.stop();
    },
  };
}
