import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface SwitchBranchPopupProps {
  readonly open: boolean;
  /** The branch that would be chosen. */
  readonly branchName: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before the cart of another branch goes. The answer that changes nothing has the focus. */
export function SwitchBranchPopup({
  open,
  branchName,
  onConfirm,
  onCancel,
}: SwitchBranchPopupProps) {
  const { t } = useTranslation(['branches', 'common']);
  return (
    <Popup
      open={open}
      title={t('common:areYouSure')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" wide onClick={onCancel}>
            {t('switchCancel')}
          </Button>
          <Button variant="danger" wide onClick={onConfirm}>
            {t('switchConfirm')}
          </Button>
        </>
      }
    >
      {t('switchText', { branch: branchName })}
    </Popup>
  );
}
