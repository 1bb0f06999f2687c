import type { Company } from '@claypot/sdk';
import { createLastingActors } from './app/lasting-actors.ts';
import { linkActors } from './app/links.ts';
import { createScreenMachines } from './app/screen-machines.ts';
import type { Ports } from './ports.ts';
import { createResourceCache } from './resource/cache.ts';

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
 * ready to run the machines that screens start for themselves.
 */
export function createApp(ports: Ports, { subdomain, company = null }: AppOptions) {
  const cache = createResourceCache(ports.clock);
  const lasting = createLastingActors({ ports, cache, subdomain, company });
  const unlink = linkActors(lasting);

  return {
    ports,
    ...lasting.actors,
    machines: createScreenMachines({ ports, cache, subdomain, ...lasting }),
    stop: () => {
      unlink();
      for (const actor of Object.values(lasting.actors)) actor.stop();
    },
  };
}
