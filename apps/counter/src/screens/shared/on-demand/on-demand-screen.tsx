import { LoadingOverlay } from '@claypot/ui';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusScreenTitle } from '../../../platform/page/focus-screen-title.ts';
import { type OnDemand, onDemand } from './on-demand.tsx';

/**
 * Creates a screen that shows that it loads until its code is there. Then its heading gets the
 * focus.
 */
export function onDemandScreen(load: () => Promise<ComponentType>): OnDemand<object> {
  const loadWithFocus = async () => {
    const Screen = await load();
    return () => <Focused Screen={Screen} />;
  };
  return { ...onDemand(loadWithFocus, <Loading />), preload: load };
}

function Focused({ Screen }: { readonly Screen: ComponentType }) {
  useEffect(focusScreenTitle, []);
  return <Screen />;
}

function Loading() {
  const { t } = useTranslation();
  return <LoadingOverlay label={t('loading')} />;
}
