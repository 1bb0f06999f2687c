import { selectPickupBranch } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import type { ScreenProps } from '../screen.ts';
import { BranchMap } from './BranchMap.tsx';
import { PickupBranchView } from './PickupBranchView.tsx';

export function PickupBranchScreen({ params }: ScreenProps) {
  const { machines } = useApp();
  const input = { branch_id: params.id ?? '' };
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
