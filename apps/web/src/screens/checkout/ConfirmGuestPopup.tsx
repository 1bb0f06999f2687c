import { useTranslation } from '../../app/useTranslation.ts';
import { ConfirmPopup } from '../parts/ConfirmPopup.tsx';

interface ConfirmGuestPopupProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** A guest is told what ordering as one means: no points. */
export function ConfirmGuestPopup({ open, onConfirm, onDismiss }: ConfirmGuestPopupProps) {
  const { t } = useTranslation('checkout');
  return (
    <ConfirmPopup
      open={open}
      title={t('guestTitle')}
      confirm={t('guestConfirm')}
      dismiss={t('goBack')}
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      {t('guestText')}
    </ConfirmPopup>
  );
}
