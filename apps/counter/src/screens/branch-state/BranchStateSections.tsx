import { manageMachines, selectApproval } from '@claypot/counter/staff';
import { selectQuery } from '@claypot/domain/machines';
import type { BranchState, PauseRequest } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useCounter } from '../../hooks/counter-context.ts';
import { useNow } from '../../hooks/use-now.ts';
import { ApprovalDialog } from '../shared/approval/ApprovalDialog.tsx';
import { BusyView } from './BusyView.tsx';
import { PauseView } from './PauseView.tsx';

interface BranchStateProps {
  readonly branch: BranchState;
}

const SECOND = 1000;

/** Busy time and pauses of a branch, with their machines. */
export function BranchStateSections({ branch }: BranchStateProps) {
  return (
    <>
      <BusySection branch={branch} />
      <PauseSection branch={branch} />
    </>
  );
}

function BusySection({ branch }: BranchStateProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).setBusy);
  const approval = useSelector(actor, selectApproval);
  const { status, error } = approval;
  const branch_id = branch.id;
  const seen = useSeenMinutes(branch_id);
  return (
    <>
      <BusyView
        busy={branch.busy}
        seen={seen}
        now={useNow(SECOND)}
        status={status}
        error={status === 'rejected' ? error : null}
        onStart={(minutes, lastsMinutes) =>
          actor.send({ type: 'RUN', input: { branch_id, minutes, lastsMinutes } })
        }
        onEnd={() =>
          actor.send({ type: 'RUN', input: { branch_id, minutes: null, lastsMinutes: 0 } })
        }
      />
      <ApprovalDialog operation="setBusy" approval={approval} send={actor.send} />
    </>
  );
}

/** Returns the minutes that customers see at the moment; null if one of them is unknown. */
function useSeenMinutes(branchId: string) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).capacity, {
    input: { branch_id: branchId },
  });
  useEffect(
    () => counter.events.on({ 'branch.updated': () => actor.send({ type: 'REFRESH' }) }),
    [actor, counter],
  );
  const waiting = useSelector(actor, selectQuery).data?.waiting ?? [];
  const minutesOf = (method: 'delivery' | 'pickup') =>
    waiting.find((each) => each.method === method)?.minutes ?? null;
  const pickup = minutesOf('pickup');
  const delivery = minutesOf('delivery');
  return pickup === null || delivery === null ? null : { pickup, delivery };
}

function PauseSection({ branch }: BranchStateProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).setPause);
  const approval = useSelector(actor, selectApproval);
  const [changing, setChanging] = useState<PauseRequest['method'] | null>(null);
  const { status, error } = approval;
  const change = (method: PauseRequest['method'], lastsMinutes: number | null) => {
    setChanging(method);
    actor.send({ type: 'RUN', input: { branch_id: branch.id, method, lastsMinutes } });
  };
  return (
    <>
      <PauseView
        pauses={branch.pauses}
        now={useNow(SECOND)}
        status={status}
        changing={changing}
        error={status === 'rejected' ? error : null}
        onPause={change}
        onEnd={(method) => change(method, null)}
      />
      <ApprovalDialog operation="setPause" approval={approval} send={actor.send} />
    </>
  );
}
