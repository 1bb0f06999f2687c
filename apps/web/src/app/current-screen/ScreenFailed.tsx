import { ErrorState, Screen } from '@claypot/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { reloadIfReachable, reloadOnReturn } from '../../platform/network/reload-when-reachable.ts';
import { reloadForOtherVersion } from '../../platform/version/newer-version.ts';
import type { ScreenFaceProps } from './ScreenFace.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

interface ScreenFailedProps extends ScreenFaceProps {
  /** True if the code failed to load; false if the screen crashed. */
  readonly isMissing?: boolean;
}

/**
 * Replaces a screen that crashed or failed to load. Reloading the page fixes both; importing the
 * same file again may fail for ever. The page reloads by itself if another version of the app is
 * deployed or, for a missing screen, when the network returns.
 */
export function ScreenFailed({ isMissing = false, ...face }: ScreenFailedProps) {
  const { t } = useTranslation(['system', 'common']);
  const [isShown, setShown] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    // Never rejects: the page stays if the server does not respond.
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
