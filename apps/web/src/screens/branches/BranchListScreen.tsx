import { selectBranch, selectDeliveryMethod } from '@claypot/domain/account';
import { branchMachines } from '@claypot/domain/app';
import { selectBranches } from '@claypot/domain/places';
import { returnToOf } from '@claypot/domain/routes';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useIsHydrating } from '../../app/useIsHydrating.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { BranchesView } from './BranchesView.tsx';
import { PickupBranchCard } from './PickupBranchCard.tsx';

export function BranchListScreen() {
  const { session } = useApp();
  const machines = useMachines(branchMachines);
  const { t } = useTranslation('branches');
  const branches = useActorRef(machines.branches);
  const method = useSelector(session, selectDeliveryMethod);
  const comesFromOrder = returnToOf(usePath().full) !== null;
  // Whoever comes from an order that is delivered chooses who brings it, and nothing else changes.
  const delivers = !useIsHydrating() && comesFromOrder && method === 'delivery';
  useNamedTitle(delivers ? t('deliveryTitle') : undefined);
  return (
    <BranchesView
      back={useBack()}
      title={t(delivers ? 'deliveryTitle' : 'title')}
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
