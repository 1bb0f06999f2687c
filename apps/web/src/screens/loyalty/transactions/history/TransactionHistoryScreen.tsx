import { historyAddress, readHistoryAddress, transactionMachines } from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../../hooks/time/use-branch-now.ts';
import type { ScreenProps } from '../../../definition/screen.ts';
import { useReturnToPage } from '../../../shared/freshness/use-return-to-page.ts';
import { LateMemberNews } from '../../../shared/loyalty/LateMemberNews.tsx';
import { TransactionHistoryView } from './TransactionHistoryView.tsx';

/** The member's wallet transactions. The URL contains the date range and the filter. */
export function TransactionHistoryScreen({ params }: ScreenProps) {
  const { navigation } = useApp().ports;
  const { full } = usePath();
  const today = useBranchNow().toPlainDate();
  const view = readHistoryAddress(full, params.filter_type, today);
  const { start, end } = view.range;
  const actor = useActorRef(useMachines(transactionMachines).transactions, { input: view.range });
  useEffect(() => actor.send({ type: 'SET_INPUT', input: { start, end } }), [actor, start, end]);
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  return (
    <>
      <LateMemberNews />
      <TransactionHistoryView
        back={useBack()}
        today={today}
        view={view}
        records={useSelector(actor, selectQuery)}
        onChange={(changed) => {
          const address = historyAddress(full, params.filter_type, changed, today);
          navigation.to(address, { replace: true });
        }}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    </>
  );
}
