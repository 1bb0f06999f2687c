import { Callout, warningIcon } from '@claypot/ui';
import { useMemo } from 'react';
import { useIsHydrating } from '../../../../hooks/loading/use-is-hydrating.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

interface NothingSavedNoticeProps {
  /** Returns true if the browser blocks storage. Called once, after hydration. */
  readonly savesNothing: () => boolean;
}

/**
 * Warns that the order is lost when the payment page opens. A component of its own, so that the end
 * of hydration does not render the whole form again.
 */
export function NothingSavedNotice({ savesNothing }: NothingSavedNoticeProps) {
  const { t } = useTranslation('checkout');
  const isHydrating = useIsHydrating();
  const isShown = useMemo(() => !isHydrating && savesNothing(), [isHydrating, savesNothing]);
  if (!isShown) return null;
  return (
    <Callout tone="notice" icon={warningIcon} title={t('nothingSavedTitle')}>
      {t('nothingSavedText')}
    </Callout>
  );
}
