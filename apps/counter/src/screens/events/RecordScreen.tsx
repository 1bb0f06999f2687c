import { manageMachines, selectEventLog } from '@claypot/counter/staff';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../hooks/counter-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { hrefOf, SETTINGS_PATH } from '../../platform/page/paths.ts';
import { RecordView } from './RecordView.tsx';

export function RecordScreen() {
  const counter = useCounter();
  const { branch, branches } = useSession();
  const actor = useActorRef(counter.machines(manageMachines).eventLog, {
    input: { branch_id: branch?.id ?? null },
  });
  return (
    <RecordView
      view={useSelector(actor, selectEventLog)}
      branches={branches}
      backHref={hrefOf(SETTINGS_PATH)}
      onBranch={(branch_id) => actor.send({ type: 'FILTER', filters: { branch_id } })}
      onNewer={() => actor.send({ type: 'PREVIOUS' })}
      onOlder={() => actor.send({ type: 'NEXT' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
