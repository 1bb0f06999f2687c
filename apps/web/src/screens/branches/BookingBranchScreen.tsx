import { branchMachines } from '@claypot/domain/app';
import { selectBranches } from '@claypot/domain/places';
import { useActorRef, useSelector } from '@xstate/react';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { BookingBranchCard } from './BookingBranchCard.tsx';
import { BranchesView } from './BranchesView.tsx';

/** The branches in their other use: where to book a table. */
export function BookingBranchScreen() {
  const machines = useMachines(branchMachines);
  const { t } = useTranslation('booking');
  const branches = useActorRef(machines.branches);
  return (
    <BranchesView
      back={useBack()}
      title={t('branchTitle')}
      emptyText={t('noBranchText')}
      Card={BookingBranchCard}
      branches={useSelector(branches, selectBranches)}
      chosenId={null}
      now={useBranchNow()}
      onSearch={(text) => branches.send({ type: 'SEARCH', text })}
      onLocate={() => branches.send({ type: 'LOCATE' })}
      onRetry={() => branches.send({ type: 'RETRY' })}
    />
  );
}
