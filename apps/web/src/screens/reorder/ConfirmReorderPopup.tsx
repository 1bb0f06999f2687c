import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface ConfirmReorderPopupProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** The cart is emptied for the old order: asks before. */
export function ConfirmReorderPopup({ open, onConfirm, onDismiss }: ConfirmReorderPopupProps) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <Popup
      open={open}
      title={t('common:areYouSure')}
      onClose={onDismiss}
      actions={
        <>
          <Button variant="secondary" wide onClick={onDismiss}>
            {t('reorderKeep')}
          </Button>
          <Button variant="danger" wide onClick={onConfirm}>
            {t('reorderConfirm')}
          </Button>
        </>
      }
    >
      {t('reorderText')}
    </Popup>
  );
}
