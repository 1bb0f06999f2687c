import type { ReservationRequestView } from '@claypot/domain/booking';
import { ClaypotMark, Popup, useAnnouncement } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './ProcessingPopup.module.css';

interface ProcessingPopupProps {
  readonly stage: ReservationRequestView['stage'];
  readonly branchName: string;
}

/** While the booking is on its way, and until its place in the list is before the customer. */
export function ProcessingPopup({ stage, branchName }: ProcessingPopupProps) {
  const { t } = useTranslation('booking');
  const checks = stage === 'checking';
  const open = checks || stage === 'sending' || stage === 'done';
  const title = checks ? t('checkingTitle') : t('processing');
  const text = checks ? t('checkingText') : t('processingText', { branch: branchName });
  useAnnouncement(open ? `${title}. ${text}` : null);
  return (
    // What is sent cannot be called back: there is nothing to press.
    <Popup open={open} title={title} onClose={() => undefined} actions={null}>
      <p>{text}</p>
      <div className={styles.pot}>
        <ClaypotMark size="lg" steaming />
      </div>
    </Popup>
  );
}
