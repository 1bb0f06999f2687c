import { createWallet, selectAsked, selectWallet, walletInput } from '@claypot/counter/pay';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { isPending } from '../shared/is-pending.ts';
import type { MethodProps } from '../shared/method-props.ts';
import { useBusy } from '../shared/use-busy.ts';
import { useDone } from '../shared/use-done.ts';
import { usePayDeps } from '../shared/use-pay-deps.ts';
import { WalletFormView } from './WalletFormView.tsx';

/** Payment from the wallet with its machine. */
export function OpenWallet({ payable, onBill, onDone, onBusy }: MethodProps) {
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createWallet(deps));
  const actor = useActorRef(machine, { input: walletInput(payable) });
  const wallet = useSelector(actor, selectWallet);
  useEffect(() => actor.send({ type: 'SUBJECT', subject: payable }), [actor, payable]);
  useDone(wallet, onDone);
  useBusy(isPending(wallet), onBusy);
  const { member } = payable.bill;
  return (
    <WalletFormView
      member={member === null ? 'none' : member.is_own ? 'own' : 'other'}
      wallet={wallet}
      asked={selectAsked(payable.bill)}
      onPays={(pays) => actor.send({ type: 'EDIT', change: { pays } })}
      onAmount={(amount) => actor.send({ type: 'EDIT', change: { amount } })}
      onBy={(by) => actor.send({ type: 'EDIT', change: { by } })}
      onCode={(code) => actor.send({ type: 'EDIT', change: { code } })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  );
}
