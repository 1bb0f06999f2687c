import { selectMoneyAction } from '@claypot/counter/orders';
import { createSplit, type PayDeps, splitInput } from '@claypot/counter/pay';
import type { Bill } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { usePayDeps } from '../shared/use-pay-deps.ts';
import { UndoSplitView } from './UndoSplitView.tsx';

interface OpenUndoSplitProps {
  readonly bill: Bill;
  readonly onBill: PayDeps['onBill'];
}

/** Undo of a split with its machine. */
export function OpenUndoSplit({ bill, onBill }: OpenUndoSplitProps) {
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createSplit(deps));
  const actor = useActorRef(machine, { input: splitInput({ bill }) });
  const undo = useSelector(actor, selectMoneyAction);
  useEffect(() => actor.send({ type: 'SUBJECT', subject: { bill } }), [actor, bill]);
  return <UndoSplitView undo={undo} onUndo={() => actor.send({ type: 'SUBMIT' })} />;
}
