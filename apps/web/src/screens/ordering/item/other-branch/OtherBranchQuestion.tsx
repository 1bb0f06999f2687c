import type { ItemBasics } from '@claypot/domain/ordering';
import { useState } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../../shared/popups/ConfirmPopup.tsx';

export interface OtherBranchProps {
  /** Branch of the cart; null while the popup is closed. */
  readonly branch: ItemBasics['otherBranch'];
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Asks for confirmation before emptying the cart, because a cart belongs to one branch. */
export function OtherBranchQuestion({ branch, onConfirm, onDismiss }: OtherBranchProps) {
  const { t } = useTranslation(['item', 'common']);
  // Keeps the last branch, so that its name stays during the closing animation.
  const [named, setNamed] = useState(branch);
  if (branch !== null && branch !== named) setNamed(branch);
  return (
    <ConfirmPopup
      open={branch !== null}
      title={t('common:areYouSure')}
      confirm={t('otherBranchConfirm')}
      dismiss={t('otherBranchCancel')}
      danger
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      {t('otherBranchText', { branch: named?.branch_name ?? '' })}
    </ConfirmPopup>
  );
}
