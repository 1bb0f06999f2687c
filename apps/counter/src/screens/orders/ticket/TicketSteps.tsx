import { Button, cx } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STEP_TEXTS } from '../shared/words.ts';
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
        <div key={step} className={cx(styles.step, index === 0 && styles.main)}>
          <Button
            size="lg"
            wide
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => (needsRider ? setAsksRider(true) : onStep(step))}
          >
            {t(STEP_TEXTS[step])}
          </Button>
        </div>
      ))}
      {canReject !== 'no' && (
        <div className={styles.step}>
          <Button size="lg" wide variant="quiet" onClick={onReject}>
            {t(canReject === 'yes' ? 'reject' : 'rejectWithApproval')}
          </Button>
        </div>
      )}
      <RiderDialog open={asksRider} onSend={sendOut} onClose={() => setAsksRider(false)} />
    </section>
  );
}
