import type { Installation } from '../../ports/ports.ts';
import { defineMachines } from '../composition/define-machines.ts';
import { createInstallOffer } from '../install/install-offer.ts';

export const installOffers = defineMachines(({ storage, subdomain }) => ({
  offerInstallation: () => (installation: Installation) =>
    createInstallOffer({ installation, storage, subdomain }),
}));
