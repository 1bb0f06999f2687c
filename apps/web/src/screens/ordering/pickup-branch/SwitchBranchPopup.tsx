import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';

interface SwitchBranchPopupProps {
  readonly open: boolean;
  /** The branch that would be chosen. */
  readonly branchName: string;
  /** It follows from an address, and nobody has pressed it. */
  readonly following?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before the cart of another branch goes. */
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
