import type { ReorderView } from '@claypot/domain/ordering';
import { useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';
import { ReasonList } from '../../shared/popups/ReasonList.tsx';

interface SkippedPopupProps {
  /** Items missing in the new cart; null if there are none. */
  readonly skipped: ReorderView['skipped'];
  readonly onContinue: () => void;
  readonly onDismiss: () => void;
}

export function SkippedPopup({ skipped, onContinue, onDismiss }: SkippedPopupProps) {
  const { t } = useTranslation('orders');
  // Keeps the last list, so that it stays during the closing animation.
  const [shown, setShown] = useState(skipped);
  if (skipped !== null && skipped !== shown) setShown(skipped);
  return (
    <ConfirmPopup
      open={skipped !== null}
      title={t('skippedTitle')}
      confirm={t('skippedContinue')}
      dismiss={t('skippedStay')}
      onConfirm={onContinue}
      onDismiss={onDismiss}
    >
      <span>{t('skippedText')}</span>
      <ReasonList
        items={(shown ?? []).map((item) => ({ key: `${item.name} ${item.reason}`, ...item }))}
      />
    </ConfirmPopup>
  );
}
