import { Screen, useAnnouncement, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { faceAtHand } from './load-rest.ts';
import type { ScreenFaceProps } from './ScreenFace.tsx';

/**
 * Placeholder of a screen while its code loads: its skeleton or, until that has loaded, an empty
 * page.
 */
export function ScreenPlaceholder(props: ScreenFaceProps) {
  const { t } = useTranslation();
  useAnnouncement(t('loading'));
  const Face = faceAtHand();
  if (Face) return <Face {...props} />;
  return (
    <Screen busy>
      <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
    </Screen>
  );
}
