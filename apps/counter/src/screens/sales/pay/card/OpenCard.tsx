import { cardInput, createCard, selectCard } from '@claypot/counter/pay';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { isPending } from '../shared/is-pending.ts';
import type { MethodProps } from '../shared/method-props.ts';
import { useBusy } from '../shared/use-busy.ts';
import { useDone } from '../shared/use-done.ts';
import { usePayDeps } from '../shared/use-pay-deps.ts';
import { CardFormView } from './CardFormView.tsx';

/** Payment by card terminal with its machine. */
export function OpenCard({ payable, onBill, onDone, onBusy }: MethodProps) {
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createCard(deps));
  const actor = useActorRef(machine, { input: cardInput(payable) });
  const card = useSelector(actor, selectCard);
  useEffect(() => actor.send({ type: 'SUBJECT', subject: payable }), [actor, payable]);
  useDone(card, onDone);
  useBusy(isPending(card) || card.terminal === 'charging', onBusy);
  return (
    <CardFormView
      card={card}
      onAmount={(amount) => actor.send({ type: 'EDIT', change: { amount } })}
      onReference={(reference) => actor.send({ type: 'EDIT', change: { reference } })}
      onCharge={() => {
        // Wrong input is shown by the press that sends nothing.
        if (!card.canCharge) actor.send({ type: 'SUBMIT' });
        else actor.send({ type: 'EDIT', change: { terminal: 'charging' } });
      }}
      onApproved={() => actor.send({ type: 'SUBMIT' })}
      onDeclined={() => actor.send({ type: 'EDIT', change: { terminal: 'declined' } })}
    />
  );
}
