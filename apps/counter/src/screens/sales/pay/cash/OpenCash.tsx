import { cashInput, createCash, selectCash } from '@claypot/counter/pay';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { isPending } from '../shared/is-pending.ts';
import type { MethodProps } from '../shared/method-props.ts';
import { useBusy } from '../shared/use-busy.ts';
import { useDone } from '../shared/use-done.ts';
import { usePayDeps } from '../shared/use-pay-deps.ts';
import { CashFormView } from './CashFormView.tsx';
import { useDrawers } from './use-drawers.ts';

/** Cash payment with its machine. */
export function OpenCash({ payable, onBill, onDone, onBusy }: MethodProps) {
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createCash(deps));
  const actor = useActorRef(machine, { input: cashInput(payable, null) });
  const cash = useSelector(actor, selectCash);
  useEffect(() => actor.send({ type: 'SUBJECT', subject: payable }), [actor, payable]);
  const { choose, drawers } = useDrawers(payable.bill.branch_id, (drawerId) =>
    actor.send({ type: 'EDIT', change: { drawerId } }),
  );
  useDone(cash, onDone);
  useBusy(isPending(cash), onBusy);
  return (
    <CashFormView
      cash={cash}
      drawers={drawers}
      onTendered={(tendered) => actor.send({ type: 'EDIT', change: { tendered } })}
      onDrawer={choose}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  );
}
