import { orderMachines } from '@claypot/domain/app';
import { selectReorder } from '@claypot/domain/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import type { ReorderProps } from './reorder-props.ts';

export function useReorder(): ReorderProps {
  const machines = useMachines(orderMachines);
  const actor = useActorRef(machines.reorder);
  return {
    view: useSelector(actor, selectReorder, shallowEqual),
    onReorder: (order_id) => actor.send({ type: 'REORDER', order_id }),
    onConfirm: () => actor.send({ type: 'CONFIRM' }),
    onDismiss: () => actor.send({ type: 'DISMISS' }),
    onContinue: () => actor.send({ type: 'CONTINUE' }),
  };
}
