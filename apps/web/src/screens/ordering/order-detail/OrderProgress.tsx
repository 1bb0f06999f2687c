import type { ProgressStep } from '@claypot/domain/ordering';
import {
  bagIcon,
  checkIcon,
  clockIcon,
  closeIcon,
  flameIcon,
  type IconDrawing,
  pinIcon,
  receiptIcon,
  storeIcon,
  Timeline,
} from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';
import { useOrderStatus } from '../../shared/order/use-order-status.ts';
import styles from './OrderProgress.module.css';

interface OrderProgressProps {
  readonly steps: readonly ProgressStep[];
  readonly delivered: boolean;
  /** True while the order is polled. */
  readonly following: boolean;
}

const ICONS: Readonly<Record<string, IconDrawing>> = {
  'MAKING PAYMENT': receiptIcon,
  PENDING: storeIcon,
  PREPARING: flameIcon,
  READY: bagIcon,
  DELIVERING: pinIcon,
  COMPLETED: checkIcon,
  CANCELLED: closeIcon,
  NOT_COLLECTED: closeIcon,
};

export function OrderProgress({ steps, delivered, following }: OrderProgressProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const label = useStepLabel(delivered);
  return (
    <TitledCard title={t('progress')}>
      <Timeline
        label={t('progress')}
        steps={steps.map((step) => ({
          id: step.status,
          label: label(step),
          note: step.at ? format.time(step.at) : undefined,
          icon: ICONS[step.status] ?? clockIcon,
          state: stateOf(step),
        }))}
      />
      {following && <p className={styles.following}>{t('following')}</p>}
    </TitledCard>
  );
}

function stateOf({ status, state }: ProgressStep) {
  if (status === 'CANCELLED' || status === 'NOT_COLLECTED') return 'failed';
  return state === 'coming' ? 'ahead' : state;
}

/** Returns a function that labels a step; an unknown status is shown unchanged. */
function useStepLabel(isDelivery: boolean): (step: ProgressStep) => string {
  const { t } = useTranslation('orders');
  const statusOf = useOrderStatus();
  return ({ status, state }) => {
    switch (status) {
      case 'MAKING PAYMENT':
        return t(state === 'current' ? 'step_awaitingPayment' : 'step_MAKING_PAYMENT');
      case 'PENDING':
        return t(state === 'current' ? 'step_awaitingBranch' : 'step_PENDING');
      case 'READY':
        return t(isDelivery ? 'step_readyForRider' : 'step_READY');
      case 'COMPLETED':
        return t(isDelivery ? 'step_delivered' : 'step_COMPLETED');
      default:
        return statusOf(status);
    }
  };
}
