import { createVoidBill, selectVoidBill, voidInput } from '@claypot/counter/after-sale';
import { selectQuestion } from '@claypot/counter/orders';
import type { PayDeps } from '@claypot/counter/pay';
import { addPayTexts } from '@claypot/i18n/counter-pay';
import type { Bill } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrders } from '../../../orders/shared/actors/orders-context.ts';
import { usePayDeps } from '../../pay/shared/use-pay-deps.ts';
import { VoidBillView } from './VoidBillView.tsx';

export interface OpenVoidBillProps {
  /** The newest bill that the screen has. */
  readonly bill: Bill;
  readonly onBill: PayDeps['onBill'];
  readonly onClose: () => void;
}

/** Void of a bill with its machine, and the PIN pad of the manager who approves it. */
export function OpenVoidBill({ bill, onBill, onClose }: OpenVoidBillProps) {
  const { i18n } = useTranslation();
  useState(() => addPayTexts(i18n));
  const { renderApproval, role } = useOrders();
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createVoidBill(deps));
  const actor = useActorRef(machine, { input: voidInput({ bill }) });
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => actor.send({ type: 'SUBJECT', subject: { bill } }), [actor, bill]);
  const question = selectQuestion(snapshot);
  return (
    <>
      <VoidBillView
        open
        action={selectVoidBill(snapshot, role)}
        onReason={(text) => actor.send({ type: 'EDIT', change: { text } })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onClose={onClose}
      />
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
