import type { ReservationRequestView } from '@claypot/domain/booking';
import { ClaypotMark, Popup, useAnnouncement } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './ProcessingPopup.module.css';

interface ProcessingPopupProps {
  readonly stage: ReservationRequestView['stage'];
  readonly branchName: string;
}

/** Shown while the booking is being sent, checked or opened in the list. */
export function ProcessingPopup({ stage, branchName }: ProcessingPopupProps) {
  const { t } = useTranslation('booking');
  const checks = stage === 'checking';
  const open = checks || stage === 'sending' || stage === 'done';
  const title = checks ? t('checkingTitle') : t('processing');
  const text = checks ? t('checkingText') : t('processingText', { branch: branchName });
  useAnnouncement(open ? `${title}. ${text}` : null);
  return (
    // A sent booking cannot be aborted, so the popup has no buttons and does not close.
    <Popup open={open} title={title} onClose={() => undefined} actions={null}>
      <p>{text}</p>
      <div className={styles.pot}>
        <ClaypotMark size="lg" steaming />
      </div>
    </Popup>
  );
}
