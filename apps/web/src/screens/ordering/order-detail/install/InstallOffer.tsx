import { installOffers } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import type { SalesOrder } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { createBrowserInstallation } from '../../../../platform/device/installation.ts';
import { InstallCard } from './InstallCard.tsx';

/**
 * Offers to install the app once the customer has viewed two paid orders on this device. Accepting
 * or declining ends the offer.
 */
export function InstallOffer({ order }: { readonly order: SalesOrder }) {
  const { offerInstallation } = useMachines(installOffers);
  const [offer] = useState(() => offerInstallation(createBrowserInstallation(window)));
  const company = useSelector(useApp().company, selectCompany)?.company_name ?? '';
  const way = useSyncExternalStore(offer.subscribe, offer.way);
  useEffect(() => offer.look(order), [offer, order]);
  return (
    way && (
      <InstallCard way={way} company={company} onAccept={offer.accept} onDecline={offer.decline} />
    )
  );
}
