import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';

interface ConfirmReorderPopupProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** The cart is emptied for the old order: asks before. */
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
