import { ErrorState, Screen } from '@claypot/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { reloadIfReachable, reloadOnReturn } from '../../platform/network/reload-when-reachable.ts';
import { reloadForOtherVersion } from '../../platform/version/newer-version.ts';
import type { ScreenFaceProps } from './ScreenFace.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

interface ScreenFailedProps extends ScreenFaceProps {
  /** Whether its code did not come; otherwise it broke while it was shown. */
  readonly isMissing?: boolean;
}

/**
 * Stands in for a screen that broke or did not load. A reload of the page heals both; importing the
 * same file again may fail for ever. It happens by itself where another version of the app has taken
 * the place of the screen's code, and for a missing screen when the network returns.
 */
export function ScreenFailed({ isMissing = false, ...face }: ScreenFailedProps) {
  const { t } = useTranslation(['system', 'common']);
  const [isShown, setShown] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    // It never rejects: without an answer the page stays.
    void reloadForOtherVersion(window).then((isReloading) => setShown(!isReloading));
    return isMissing ? reloadOnReturn(window) : undefined;
  }, [isMissing]);
  if (!isShown) return <ScreenPlaceholder {...face} />;
  const retry = async () => {
    setRetrying(true);
    setRetrying(await reloadIfReachable(window));
  };
  return (
    <Screen ground="surface">
      <ErrorState
        headingLevel={1}
        title={t(isMissing ? 'loadFailedTitle' : 'crashTitle')}
        text={t(isMissing ? 'loadFailedText' : 'crashText')}
        retryLabel={t('common:retry')}
        retrying={isRetrying}
        onRetry={retry}
      />
    </Screen>
  );
}
