import type { CheckoutView } from '@claypot/domain/ordering';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { PaymentDue } from '../../../shared/payment/PaymentDue.tsx';
import { PaymentProgress } from '../../../shared/payment/PaymentProgress.tsx';
import type { UnderWay } from '../../../shared/payment/stages.ts';
import { UnpaidActions } from '../../../shared/payment/UnpaidActions.tsx';

interface ProgressViewProps {
  readonly back: Back;
  readonly stage: UnderWay;
  /** Null until the server has placed the order. */
  readonly order: CheckoutView['placedOrder'];
  /** Deadline for the payment; null if unknown. */
  readonly payBefore: Temporal.Instant | null;
  /** True if the server does not respond. */
  readonly unreachable: boolean;
  readonly canContinuePayment: boolean;
  readonly onRetry: () => void;
  readonly onContinuePayment: () => void;
  readonly onCancelOrder: () => void;
}

export function ProgressView(props: ProgressViewProps) {
  const { back, stage, order, payBefore, unreachable, canContinuePayment, onRetry } = props;
  const { t } = useTranslation(['checkout', 'orders']);
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
        order && (
          <PaymentDue
            numberLabel={t('orders:orderId')}
            number={order.number}
            amount={order.total}
            payBefore={payBefore}
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
              cancel: t('cancelOrder'),
              asked: t('cancelTitle'),
              meaning: t('cancelText'),
              confirm: t('cancelConfirm'),
              keep: t('cancelKeep'),
            }}
            onContinuePayment={props.onContinuePayment}
            onCancel={props.onCancelOrder}
          />
        )
      }
    />
  );
}
