import type { TopUpView } from '@claypot/domain/loyalty';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { PaymentDue } from '../../shared/payment/PaymentDue.tsx';
import { PaymentProgress } from '../../shared/payment/PaymentProgress.tsx';
import type { UnderWay } from '../../shared/payment/stages.ts';
import { UnpaidActions } from '../../shared/payment/UnpaidActions.tsx';

interface TopUpProgressViewProps {
  readonly back: Back;
  readonly stage: UnderWay;
  /** Number and amount; null until the server has placed the top-up. */
  readonly placed: TopUpView['placed'];
  /** True if the server does not respond. */
  readonly unreachable: boolean;
  readonly canContinuePayment: boolean;
  readonly onRetry: () => void;
  readonly onContinuePayment: () => void;
  readonly onCancel: () => void;
}

export function TopUpProgressView(props: TopUpProgressViewProps) {
  const { back, stage, placed, unreachable, canContinuePayment, onRetry } = props;
  const { t } = useTranslation(['topUp', 'orders']);
  const waits = stage === 'unpaid' || stage === 'cancelling';
  return (
    <PaymentProgress
      back={back}
      title={t('title')}
      stage={stage}
      say={(text) => t(text)}
      askNow={t('askNow')}
      onRetry={onRetry}
      due={
        waits &&
        placed && (
          <PaymentDue
            numberLabel={t('orders:transactionId')}
            number={placed.number}
            amount={placed.total}
            payBefore={null}
          />
        )
      }
      actions={
        waits && (
          <UnpaidActions
            canContinuePayment={canContinuePayment}
            unreachable={unreachable}
            busy={stage === 'cancelling'}
            words={{
              unreachable: t('unpaidUnreachable'),
              pay: t('continuePayment'),
              cancel: t('giveUp'),
              asked: t('giveUpTitle'),
              meaning: t('giveUpText'),
              confirm: t('giveUpConfirm'),
              keep: t('keep'),
            }}
            onContinuePayment={props.onContinuePayment}
            onCancel={props.onCancel}
          />
        )
      }
    />
  );
}
