import type { StepsView } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';
import { Button, Popup } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STEP_TEXTS } from './text/words.ts';

export interface StepConfirmCallbacks {
  readonly onConfirmStep: () => void;
  readonly onCancelStep: () => void;
}

interface StepConfirmProps extends StepConfirmCallbacks {
  readonly asking: StepsView['asking'];
}

/** Questions for the steps that nothing leads back from. */
const QUESTIONS: Partial<
  Record<StepName, 'confirm_hand_over' | 'confirm_delivered' | 'confirm_not_collected'>
> = {
  hand_over: 'confirm_hand_over',
  delivered: 'confirm_delivered',
  not_collected: 'confirm_not_collected',
};

/** Asks before a step that cannot be taken back. */
export function StepConfirm({ asking, onConfirmStep, onCancelStep }: StepConfirmProps) {
  const { t } = useTranslation('counterOrders');
  // Keeps the words while the dialog closes.
  const [last, setLast] = useState(asking);
  if (asking !== null && asking !== last) setLast(asking);
  if (last === null) return null;
  const { number } = last;
  const step = t(STEP_TEXTS[last.step]);
  const question = QUESTIONS[last.step];
  return (
    <Popup
      open={asking !== null}
      title={
        question === undefined ? t('confirm_other', { step, number }) : t(question, { number })
      }
      actions={
        <>
          <Button size="lg" wide onClick={onConfirmStep}>
            {step}
          </Button>
          <Button size="lg" variant="secondary" wide onClick={onCancelStep}>
            {t('notYet')}
          </Button>
        </>
      }
      onClose={onCancelStep}
    >
      {t(last.step === 'not_collected' ? 'notCollectedText' : 'confirmText')}
    </Popup>
  );
}
