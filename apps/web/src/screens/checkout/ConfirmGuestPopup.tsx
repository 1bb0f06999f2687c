import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface ConfirmGuestPopupProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** A guest is told what ordering as one means: no points. */
export function ConfirmGuestPopup({ open, onConfirm, onDismiss }: ConfirmGuestPopupProps) {
  const { t } = useTranslation('checkout');
  return (
    <Popup
      open={open}
      title={t('guestTitle')}
      onClose={onDismiss}
      actions={
        <>
          <Button wide size="lg" onClick={onConfirm}>
            {t('guestConfirm')}
          </Button>
          <Button wide variant="quiet" onClick={onDismiss}>
            {t('goBack')}
          </Button>
        </>
      }
    >
      {t('guestText')}
    </Popup>
  );
}
