import { manageMachines, selectDevices } from '@claypot/counter/staff';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, PAIR_PATH, SETTINGS_PATH } from '../../../platform/page/paths.ts';
import { DevicesView } from './DevicesView.tsx';

export function DevicesScreen() {
  const { branch } = useSession();
  return (
    branch && (
      <DevicesOfBranch key={branch.id} branchId={branch.id} branchName={branch.branch_name} />
    )
  );
}

interface DevicesOfBranchProps {
  readonly branchId: string;
  readonly branchName: string;
}

function DevicesOfBranch({ branchId, branchName }: DevicesOfBranchProps) {
  const counter = useCounter();
  const { device } = useSession();
  const actor = useActorRef(counter.machines(manageMachines).devices, {
    input: { branch_id: branchId },
  });
  return (
    <DevicesView
      view={useSelector(actor, selectDevices)}
      branchName={branchName}
      now={useNow()}
      backHref={hrefOf(SETTINGS_PATH)}
      pairHref={device === null ? hrefOf(PAIR_PATH) : null}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onRevoke={(revoked) => actor.send({ type: 'REVOKE', device: revoked })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      onCancel={() => actor.send({ type: 'DISMISS' })}
    />
  );
}
