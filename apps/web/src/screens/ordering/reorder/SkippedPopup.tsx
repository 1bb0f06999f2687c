import type { ReorderView } from '@claypot/domain/ordering';
import { useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';
import { ReasonList } from '../../shared/popups/ReasonList.tsx';

interface SkippedPopupProps {
  /** What the new cart is without; null when there is nothing to tell. */
  readonly skipped: ReorderView['skipped'];
  readonly onContinue: () => void;
  readonly onDismiss: () => void;
}

/** The order can be made again, but not all of it. */
export function SkippedPopup({ skipped, onContinue, onDismiss }: SkippedPopupProps) {
  const { t } = useTranslation('orders');
  // Remembered, so that the list does not vanish while the popup fades out.
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
