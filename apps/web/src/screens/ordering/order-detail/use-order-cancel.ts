import { orderMachines } from '@claypot/domain/app';
import { type MutationView, selectMutation } from '@claypot/domain/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';

export interface OrderCancelProps {
  readonly status: MutationView<object, unknown>['status'];
  readonly onCancel: (orderId: string) => void;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/**
 * @param onAnswered called when the server has cancelled the order or rejected that; the order may
 * have changed
 */
export function useOrderCancel(onAnswered: () => void): OrderCancelProps {
  const machines = useMachines(orderMachines);
  const actor = useActorRef(machines.orderCancel);
  const { status } = useSelector(actor, selectMutation, shallowEqual);
  const isAnswered = status === 'done' || status === 'rejected';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer, whoever listens by then.
  useEffect(() => {
    if (isAnswered) onAnswered();
  }, [isAnswered]);
  return {
    status,
    onCancel: (order_id) => actor.send({ type: 'RUN', input: { order_id } }),
    onConfirm: () => actor.send({ type: 'CONFIRM' }),
    onDismiss: () => actor.send({ type: 'CANCEL' }),
  };
}
