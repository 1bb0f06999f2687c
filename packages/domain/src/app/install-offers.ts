import { createInstallOffer } from '../install/install-offer.ts';
import type { Installation } from '../ports.ts';
import { defineMachines } from './define-machines.ts';

/** How a front end offers itself to the device that can keep it. */
export const installOffers = defineMachines(({ storage, subdomain }) => ({
  offerInstallation: () => (installation: Installation) =>
    createInstallOffer({ installation, storage, subdomain }),
}));
