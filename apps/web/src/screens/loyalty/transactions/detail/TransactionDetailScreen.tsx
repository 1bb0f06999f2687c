import { transactionMachines } from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import type { ScreenProps } from '../../../definition/screen.ts';
import { TransactionDetailView } from './TransactionDetailView.tsx';

export function TransactionDetailScreen({ params }: ScreenProps) {
  const machines = useMachines(transactionMachines);
  const input = { transaction_id: params.id ?? '' };
  const actor = useActorRef(machines.transactionDetail, { input });
  return (
    <TransactionDetailView
      back={useBack()}
      transaction={useSelector(actor, selectQuery)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
