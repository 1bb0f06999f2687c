import { createSplit, type PayDeps, selectSplit, splitInput } from '@claypot/counter/pay';
import type { Bill } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useDone } from '../shared/use-done.ts';
import { usePayDeps } from '../shared/use-pay-deps.ts';
import { SplitDialogView } from './SplitDialogView.tsx';

interface OpenSplitProps {
  readonly bill: Bill;
  readonly onBill: PayDeps['onBill'];
  readonly onClose: () => void;
}

/** Split of a bill with its machine. It closes once the bill is split. */
export function OpenSplit({ bill, onBill, onClose }: OpenSplitProps) {
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createSplit(deps));
  const actor = useActorRef(machine, { input: splitInput({ bill }) });
  const split = useSelector(actor, selectSplit);
  useEffect(() => actor.send({ type: 'SUBJECT', subject: { bill } }), [actor, bill]);
  useDone(split, onClose);
  return (
    <SplitDialogView
      open
      split={split}
      onBy={(by) => actor.send({ type: 'EDIT', change: { by } })}
      onPeople={(people) => actor.send({ type: 'EDIT', change: { people } })}
      onShareCount={(shareCount) => actor.send({ type: 'EDIT', change: { shareCount } })}
      onLine={(id, share) => {
        const { shareOf } = actor.getSnapshot().context.draft;
        actor.send({ type: 'EDIT', change: { shareOf: { ...shareOf, [id]: share } } });
      }}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}
