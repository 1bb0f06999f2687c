import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';

interface ConfirmReorderPopupProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Asks for confirmation before the cart is replaced by the old order. */
export function ConfirmReorderPopup({ open, onConfirm, onDismiss }: ConfirmReorderPopupProps) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <ConfirmPopup
      open={open}
      title={t('common:areYouSure')}
      confirm={t('reorderConfirm')}
      dismiss={t('reorderKeep')}
      danger
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      {t('reorderText')}
    </ConfirmPopup>
  );
}
