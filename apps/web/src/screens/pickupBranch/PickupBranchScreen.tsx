import { branchMachines } from '@claypot/domain/app';
import { selectPickupBranch } from '@claypot/domain/places';
import { returnToOf } from '@claypot/domain/routes';
import { useActorRef, useSelector } from '@xstate/react';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import type { ScreenProps } from '../screen.ts';
import { BranchMap } from './BranchMap.tsx';
import { PickupBranchView } from './PickupBranchView.tsx';

export function PickupBranchScreen({ params }: ScreenProps) {
  const machines = useMachines(branchMachines);
  const input = { branch_id: params.id ?? '', returnTo: returnToOf(usePath().full) };
  const pickupBranch = useActorRef(machines.pickupBranch, { input });
  const view = useSelector(pickupBranch, selectPickupBranch);
  useNamedTitle(view.branch?.branch_name);
  return (
    <PickupBranchView
      back={useBack()}
      pickupBranch={view}
      now={useBranchNow()}
      map={view.branch && <BranchMap key={view.branch.id} branch={view.branch} />}
      onSelect={() => pickupBranch.send({ type: 'SELECT' })}
      onConfirm={() => pickupBranch.send({ type: 'CONFIRM' })}
      onCancel={() => pickupBranch.send({ type: 'CANCEL' })}
      onRetry={() => pickupBranch.send({ type: 'RETRY' })}
    />
  );
}
