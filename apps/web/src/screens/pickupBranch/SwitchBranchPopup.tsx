import { useTranslation } from 'react-i18next';
import { ConfirmPopup } from '../parts/ConfirmPopup.tsx';

interface SwitchBranchPopupProps {
  readonly open: boolean;
  /** The branch that would be chosen. */
  readonly branchName: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before the cart of another branch goes. */
export function SwitchBranchPopup({
  open,
  branchName,
  onConfirm,
  onCancel,
}: SwitchBranchPopupProps) {
  const { t } = useTranslation(['branches', 'common']);
  return (
    <ConfirmPopup
      open={open}
      title={t('common:areYouSure')}
      confirm={t('switchConfirm')}
      dismiss={t('switchCancel')}
      danger
      onConfirm={onConfirm}
      onDismiss={onCancel}
    >
      {t('switchText', { branch: branchName })}
    </ConfirmPopup>
  );
}
