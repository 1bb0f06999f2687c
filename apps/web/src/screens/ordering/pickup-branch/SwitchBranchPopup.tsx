import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';

interface SwitchBranchPopupProps {
  readonly open: boolean;
  /** The new branch. */
  readonly branchName: string;
  /** True if the address determines the branch; false if the customer has chosen it. */
  readonly following?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before emptying another branch's cart. */
export function SwitchBranchPopup({
  open,
  branchName,
  following = false,
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
      {t(following ? 'followText' : 'switchText', { branch: branchName })}
    </ConfirmPopup>
  );
}
