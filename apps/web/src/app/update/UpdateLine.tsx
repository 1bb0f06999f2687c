import { updateOffers } from '@claypot/domain/app';
import { PersistentOffer } from '@claypot/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMachines } from '../../hooks/app/use-machines.ts';
import { usePath } from '../../hooks/navigation/path-context.ts';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { onLink } from '../../platform/navigation/link-clicks.ts';
import { reloadPage } from '../../platform/navigation/reload-page.ts';

const update = { take: (path?: string) => reloadPage(window, path) };

/** Offers a newer version when reloading would not lose any input. */
export function UpdateLine() {
  const { offerUpdate } = useMachines(updateOffers);
  const [offer] = useState(() => offerUpdate(update));
  const { full } = usePath();
  const { t } = useTranslation('system');
  const isMade = useSyncExternalStore(offer.subscribe, offer.isMade);
  useEffect(() => offer.at(full), [offer, full]);
  // Runs before the app follows a link and after the link's own press handler.
  useEffect(() => onLink(document.documentElement, window, offer.follow), [offer]);
  if (!isMade) return null;
  return <PersistentOffer text={t('updateReady')} action={t('updateTake')} onTake={offer.take} />;
}
