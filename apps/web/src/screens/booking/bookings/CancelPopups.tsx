import type { CancelView } from '@claypot/domain/booking';
import { errorMessage } from '@claypot/i18n';
import { Button, Popup } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { CallButton } from '../../shared/branch/CallButton.tsx';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';
import type { BookingActions } from './actions.ts';
import styles from './CancelPopups.module.css';

interface CancelPopupsProps {
  readonly cancel: CancelView;
  readonly actions: Pick<BookingActions, 'confirm' | 'dismiss'>;
}

export function CancelPopups({ cancel, actions }: CancelPopupsProps) {
  const { t, i18n } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const { error, input, status } = cancel;
  const branch = input?.branch;
  const time = input === null ? '' : format.dateTime(Temporal.Instant.from(input.reservation_time));
  return (
    <>
      <ConfirmPopup
        open={status === 'asking'}
        title={t('cancelTitle')}
        confirm={t('cancelConfirm')}
        dismiss={t('cancelKeep')}
        danger
        onConfirm={actions.confirm}
        onDismiss={actions.dismiss}
      >
        <span className={styles.text}>
          {t('cancelText', { branch: branch?.branch_name ?? '', time })}
        </span>
      </ConfirmPopup>
      <Popup
        open={status === 'rejected'}
        title={t('rejectedTitle')}
        onClose={actions.dismiss}
        actions={
          <>
            {branch && <CallButton wide size="lg" number={branch.contact_no} />}
            <Button wide variant="quiet" onClick={actions.dismiss}>
              {t('common:close')}
            </Button>
          </>
        }
      >
        {error !== null && errorMessage(i18n, error)}
      </Popup>
    </>
  );
}
