import { branchMachines } from '@claypot/domain/app';
import { selectBranches } from '@claypot/domain/places';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { BranchesView } from './BranchesView.tsx';
import { BookingBranchCard } from './cards/BookingBranchCard.tsx';

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
