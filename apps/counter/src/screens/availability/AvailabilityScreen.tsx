import { availabilityMachines, selectAvailability } from '@claypot/counter/availability';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../hooks/counter-context.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSession } from '../../hooks/use-session.ts';
import { AvailabilitySheet } from './AvailabilitySheet.tsx';
import { AvailabilityView } from './AvailabilityView.tsx';

/** What the branch can sell, live for all of its devices. */
export function AvailabilityScreen() {
  const { branch } = useSession();
  return branch && <AvailabilityOfBranch key={branch.id} branchId={branch.id} />;
}

function AvailabilityOfBranch({ branchId }: { readonly branchId: string }) {
  const counter = useCounter();
  const now = useNow();
  const actor = useActorRef(counter.machines(availabilityMachines).availability, {
    input: { branch_id: branchId },
  });
  const view = selectAvailability(
    useSelector(actor, (snapshot) => snapshot),
    now,
  );
  return (
    <>
      <AvailabilityView
        view={view}
        onSearch={(text) => actor.send({ type: 'SEARCH', text })}
        onFilter={(id) => actor.send({ type: 'FILTER', id })}
        onOpen={(key) => actor.send({ type: 'OPEN', key })}
        onPress={(press) => actor.send({ type: 'PRESS', press })}
        onUndo={() => actor.send({ type: 'UNDO' })}
        onRepeat={() => actor.send({ type: 'REPEAT' })}
        onDismiss={() => actor.send({ type: 'DISMISS' })}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
      {view.opened !== null && view.tomorrow !== null && (
        <AvailabilitySheet
          key={view.opened.key}
          row={view.opened}
          tomorrow={view.tomorrow}
          now={now}
          problem={view.problem}
          onPress={(press) => actor.send({ type: 'PRESS', press })}
          onClose={() => actor.send({ type: 'CLOSE' })}
        />
      )}
    </>
  );
}
