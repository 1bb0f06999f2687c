import type { ItemBasics } from '@claypot/domain/ordering';
import { useState } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../../shared/popups/ConfirmPopup.tsx';

export interface OtherBranchProps {
  /** The branch the cart belongs to, while the question is open. */
  readonly branch: ItemBasics['otherBranch'];
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** A cart holds dishes of one branch only: asks before it is emptied. */
export function OtherBranchQuestion({ branch, onConfirm, onDismiss }: OtherBranchProps) {
  const { t } = useTranslation(['item', 'common']);
  // Remembered, so that the name does not vanish while the popup fades out.
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
