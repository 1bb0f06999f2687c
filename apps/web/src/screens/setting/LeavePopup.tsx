import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface LeavePopupProps {
  readonly open: boolean;
  readonly guestName: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks a guest before leaving: nobody can find the orders of a guest who is gone. */
export function LeavePopup({ open, guestName, onStay, onLeave }: LeavePopupProps) {
  const { t } = useTranslation('setting');
  return (
    <Popup
      open={open}
      title={t('leaveTitle')}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" wide onClick={onStay}>
            {t('stay')}
          </Button>
          <Button variant="danger" wide onClick={onLeave}>
            {t('leaveConfirm')}
          </Button>
        </>
      }
    >
      {t('leaveText', { name: guestName })}
    </Popup>
  );
}
