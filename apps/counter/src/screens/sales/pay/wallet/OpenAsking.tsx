import { selectMoneyAction } from '@claypot/counter/orders';
import { type AskedView, createWithdraw, type PayDeps, withdrawInput } from '@claypot/counter/pay';
import type { Bill } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNow } from '../../../../hooks/use-now.ts';
import { countdown } from '../../../branch-state/countdown.ts';
import { usePayDeps } from '../shared/use-pay-deps.ts';
import { AskingView } from './AskingView.tsx';

interface OpenAskingProps {
  readonly bill: Bill;
  readonly asked: AskedView;
  readonly onBill: PayDeps['onBill'];
}

/** The open question on the member's phone, with its countdown and its withdrawal. */
export function OpenAsking({ bill, asked, onBill }: OpenAskingProps) {
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createWithdraw(deps));
  const actor = useActorRef(machine, { input: withdrawInput({ bill }) });
  const withdrawal = useSelector(actor, selectMoneyAction);
  const now = useNow(1000);
  return (
    <AskingView
      name={bill.member?.first_name ?? null}
      amount={asked.amount}
      left={countdown(now, asked.expiresAt)}
      withdrawal={withdrawal}
      onWithdraw={() => actor.send({ type: 'SUBMIT' })}
    />
  );
}
