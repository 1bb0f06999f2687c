import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { PaymentProgress } from '../../shared/payment/PaymentProgress.tsx';
import type { UnderWay } from '../../shared/payment/stages.ts';
import { UnpaidActions } from '../../shared/payment/UnpaidActions.tsx';

interface TopUpProgressViewProps {
  readonly back: Back;
  readonly stage: UnderWay;
  /** True if the server does not respond. */
  readonly unreachable: boolean;
  readonly canContinuePayment: boolean;
  readonly onRetry: () => void;
  readonly onContinuePayment: () => void;
  readonly onCancel: () => void;
}

export function TopUpProgressView(props: TopUpProgressViewProps) {
  const { back, stage, unreachable, canContinuePayment, onRetry } = props;
  const { t } = useTranslation('topUp');
  const waits = stage === 'unpaid' || stage === 'cancelling';
  return (
    <PaymentProgress
      back={back}
      title={t('title')}
      stage={stage}
      say={(text) => t(text)}
      askNow={t('askNow')}
      onRetry={onRetry}
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
