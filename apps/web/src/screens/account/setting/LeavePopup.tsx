import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';

interface LeavePopupProps {
  readonly open: boolean;
  readonly guestName: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks a guest to confirm leaving, because a guest's orders cannot be recovered afterwards. */
export function LeavePopup({ open, guestName, onStay, onLeave }: LeavePopupProps) {
  const { t } = useTranslation('setting');
  return (
    <ConfirmPopup
      open={open}
      title={t('leaveTitle')}
      confirm={t('leaveConfirm')}
      dismiss={t('stay')}
      danger
      onConfirm={onLeave}
      onDismiss={onStay}
    >
      {t('leaveText', { name: guestName })}
    </ConfirmPopup>
  );
}
