import { LoadingOverlay } from '@claypot/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type OnDemand, onDemand } from './on-demand.tsx';

/** Creates a screen that shows that it loads until its code is there. */
export function onDemandScreen(load: () => Promise<ComponentType>): OnDemand<object> {
  return onDemand(load, <Loading />);
}

function Loading() {
  const { t } = useTranslation();
  return <LoadingOverlay label={t('loading')} />;
}
