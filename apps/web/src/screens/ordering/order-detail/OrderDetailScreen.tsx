import { orderMachines } from '@claypot/domain/app';
import { leaveToPay, selectOrderDetail } from '@claypot/domain/ordering';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import type { ScreenProps } from '../../definition/screen.ts';
import { useReturnToPage } from '../../shared/freshness/use-return-to-page.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { LateInstallOffer } from './install/LateInstallOffer.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';
import { RiderWay } from './rider/RiderWay.tsx';
import { useOrderCancel } from './use-order-cancel.ts';

/** One order, polled until its status is final. */
export function OrderDetailScreen({ params }: ScreenProps) {
  const { ports } = useApp();
  const machines = useMachines(orderMachines);
  const actor = useActorRef(machines.orderDetail, { input: { order_id: params.id ?? '' } });
  const detail = useSelector(actor, selectOrderDetail);
  const refresh = () => actor.send({ type: 'REFRESH' });
  useReturnToPage(refresh);
  return (
    <OrderDetailView
      back={useBack()}
      detail={detail}
      reorder={useReorder()}
      cancel={useOrderCancel(refresh)}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onPay={() => leaveToPay(ports, detail.order)}
      way={detail.order && <RiderWay order={detail.order} />}
      offer={detail.order && <LateInstallOffer order={detail.order} />}
    />
  );
}
