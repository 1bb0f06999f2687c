import { cx } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STEP_TEXTS } from '../shared/text/words.ts';
import { RiderDialog } from './RiderDialog.tsx';
import styles from './TicketSteps.module.css';
import type { Rider, TicketViewProps } from './TicketView.tsx';

type TicketStepsProps = Pick<TicketViewProps, 'ticket' | 'onStep' | 'onSendOut' | 'onReject'>;

/** Steps of the role, the main one first. Sending out asks for the rider. */
export function TicketSteps({ ticket, onStep, onSendOut, onReject }: TicketStepsProps) {
  const { t } = useTranslation('counterOrders');
  const [asksRider, setAsksRider] = useState(false);
  const { steps, canReject } = ticket;
  const sendOut = (rider: Rider) => {
    setAsksRider(false);
    onSendOut(rider);
  };
  return (
    <section aria-label={t('steps')} className={styles.steps}>
      {steps.map(({ step, needsRider }, index) => (
        <button
          key={step}
          type="button"
          className={cx(styles.step, index === 0 && styles.main, index === 0 && styles[step])}
          onClick={() => (needsRider ? setAsksRider(true) : onStep(step))}
        >
          {t(STEP_TEXTS[step])}
        </button>
      ))}
      {canReject !== 'no' && (
        <button type="button" className={cx(styles.step, styles.reject)} onClick={onReject}>
          {t(canReject === 'yes' ? 'reject' : 'rejectWithApproval')}
        </button>
      )}
      <RiderDialog open={asksRider} onSend={sendOut} onClose={() => setAsksRider(false)} />
    </section>
  );
}
