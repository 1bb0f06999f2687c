import { branchMachines } from '@claypot/domain/app';
import { selectPickupBranch } from '@claypot/domain/places';
import { returnToOf } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import type { ScreenProps } from '../../definition/screen.ts';
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
