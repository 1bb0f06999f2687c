import { spendingQuestionMachines } from '@claypot/domain/app';
import { selectSpendingQuestion } from '@claypot/domain/loyalty';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { SpendingQuestionView } from './SpendingQuestionView.tsx';

/** Asks while the page is open whether the wallet pays, or a voucher is used. */
export function SpendingQuestion() {
  const question = useActorRef(useMachines(spendingQuestionMachines).spendingQuestion);
  return (
    <SpendingQuestionView
      view={useSelector(question, selectSpendingQuestion)}
      onAnswer={(answer) => question.send({ type: 'ANSWER', answer })}
      onRetry={() => question.send({ type: 'RETRY' })}
      onDismiss={() => question.send({ type: 'DISMISS' })}
    />
  );
}
