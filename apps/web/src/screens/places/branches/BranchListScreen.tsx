import { selectBranch, selectDeliveryMethod } from '@claypot/domain/account';
import { branchMachines } from '@claypot/domain/app';
import { selectBranches } from '@claypot/domain/places';
import { returnToOf } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useIsPrerendered } from '../../../hooks/loading/use-is-prerendered.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { BranchesView } from './BranchesView.tsx';
import { PickupBranchCard } from './cards/PickupBranchCard.tsx';

export function BranchListScreen() {
  const { session } = useApp();
  const machines = useMachines(branchMachines);
  const { t } = useTranslation('branches');
  const branches = useActorRef(machines.branches);
  const method = useSelector(session, selectDeliveryMethod);
  const comesFromOrder = returnToOf(usePath().full) !== null;
  // Coming from a delivery order, the customer only chooses the delivery branch.
  const delivers = !useIsPrerendered() && comesFromOrder && method === 'delivery';
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
