import {
  allAmounts,
  createRefundBill,
  refundBillInput,
  selectRefundBill,
} from '@claypot/counter/after-sale';
import { selectQuestion } from '@claypot/counter/orders';
import type { PayDeps } from '@claypot/counter/pay';
import type { Bill } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useOrders } from '../../../orders/shared/actors/orders-context.ts';
import { useDrawers } from '../../pay/cash/use-drawers.ts';
import { usePayDeps } from '../../pay/shared/use-pay-deps.ts';
import { RefundBillView } from './RefundBillView.tsx';

interface OpenRefundBillProps {
  readonly bill: Bill;
  readonly onBill: PayDeps['onBill'];
  readonly onClose: () => void;
}

/** Refund of a bill with its machine, and the PIN pad of the manager who approves it. */
export function OpenRefundBill({ bill, onBill, onClose }: OpenRefundBillProps) {
  const { renderApproval, role } = useOrders();
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createRefundBill(deps));
  const actor = useActorRef(machine, { input: refundBillInput({ bill }, null) });
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => actor.send({ type: 'SUBJECT', subject: { bill } }), [actor, bill]);
  const { choose, drawers } = useDrawers(bill.branch_id, (drawerId) =>
    actor.send({ type: 'EDIT', change: { drawerId } }),
  );
  const question = selectQuestion(snapshot);
  const { amounts } = snapshot.context.draft;
  return (
    <>
      <RefundBillView
        open
        receiptNumber={bill.receipt?.number ?? null}
        refund={selectRefundBill(snapshot, role)}
        drawers={drawers}
        onAmount={(id, text) =>
          actor.send({ type: 'EDIT', change: { amounts: { ...amounts, [id]: text } } })
        }
        onAll={() => actor.send({ type: 'EDIT', change: { amounts: allAmounts({ bill }) } })}
        onDrawer={choose}
        onReason={(reason) => actor.send({ type: 'EDIT', change: { reason } })}
        onText={(text) => actor.send({ type: 'EDIT', change: { text } })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onClose={onClose}
      />
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
