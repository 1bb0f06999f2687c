import { branchMachines, selectBranch, selectBranches } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { BranchesView } from './BranchesView.tsx';
import { PickupBranchCard } from './PickupBranchCard.tsx';

export function BranchListScreen() {
  const { session } = useApp();
  const machines = useMachines(branchMachines);
  const { t } = useTranslation('branches');
  const branches = useActorRef(machines.branches);
  return (
    <BranchesView
      back={useBack()}
      title={t('title')}
      emptyText={t('emptyText')}
      Card={PickupBranchCard}
      branches={useSelector(branches, selectBranches)}
      chosenId={useSelector(session, (snapshot) => selectBranch(snapshot)?.id ?? null)}
      now={useBranchNow()}
      onSearch={(text) => branches.send({ type: 'SEARCH', text })}
      onLocate={() => branches.send({ type: 'LOCATE' })}
      onRetry={() => branches.send({ type: 'RETRY' })}
    />
  );
}
