import { orderMachines } from '@claypot/domain/app';
import { leaveToPay, selectOrderDetail } from '@claypot/domain/ordering';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useComingBack } from '../parts/useComingBack.ts';
import { useReorder } from '../reorder/useReorder.ts';
import type { ScreenProps } from '../screen.ts';
import { LateInstallOffer } from './LateInstallOffer.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';
import { RiderWay } from './RiderWay.tsx';
import { useOrderCancel } from './useOrderCancel.ts';

/** One order, followed until nothing more can happen to it. */
export function OrderDetailScreen({ params }: ScreenProps) {
  const { ports } = useApp();
  const machines = useMachines(orderMachines);
  const actor = useActorRef(machines.orderDetail, { input: { order_id: params.id ?? '' } });
  const detail = useSelector(actor, selectOrderDetail);
  const refresh = () => actor.send({ type: 'REFRESH' });
  useComingBack(refresh);
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
