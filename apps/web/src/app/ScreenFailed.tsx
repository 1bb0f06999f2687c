import { ErrorState, Screen } from '@claypot/ui';
import { useEffect, useState } from 'react';
import { reloadForOtherVersion } from '../platform/newer-version.ts';
import type { ScreenFaceProps } from './ScreenFace.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';
import { useTranslation } from './useTranslation.ts';

/**
 * Stands in for a screen that broke or did not load; loading the page anew heals both, and is done
 * for the customer where another version of the app has taken the place of the screen's code.
 */
export function ScreenFailed(face: ScreenFaceProps) {
  const { t } = useTranslation(['system', 'common']);
  const [isToBeSaid, setToBeSaid] = useState(false);
  useEffect(() => {
    reloadForOtherVersion(window).then((isOnItsWay) => setToBeSaid(!isOnItsWay));
  }, []);
  if (!isToBeSaid) return <ScreenPlaceholder {...face} />;
  return (
    <Screen ground="surface">
      <ErrorState
        headingLevel={1}
        title={t('crashTitle')}
        text={t('crashText')}
        retryLabel={t('common:retry')}
        onRetry={() => location.reload()}
      />
    </Screen>
  );
}
