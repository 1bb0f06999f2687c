import { selectMember } from '@claypot/domain/account';
import { tierMachines, topUpMachines, walletArea } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import {
  amountFromPath,
  amountText,
  selectTopUp,
  type TopUpValues,
  type TopUpView,
  topUpEffects,
} from '@claypot/domain/loyalty';
import { selectForm, selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { isUnderWay } from '../../shared/payment/stages.ts';
import { usePaymentInSight } from '../../shared/payment/use-payment-in-sight.ts';
import { TopUpDoneView } from './TopUpDoneView.tsx';
import { TopUpFormView } from './TopUpFormView.tsx';
import { TopUpProgressView } from './TopUpProgressView.tsx';

export function TopUpScreen() {
  const { company, session, use } = useApp();
  const topUpActor = use(walletArea).topUp;
  const back = useBack();
  const asked = amountFromPath(usePath().full);
  const member = useSelector(session, selectMember);
  const topUp = useSelector(topUpActor, selectTopUp);
  const quickAmounts = useSelector(company, selectCompany)?.topup_amounts ?? [];
  const tiers = useSelector(useActorRef(useMachines(tierMachines).tiers), selectQuery).data ?? [];
  // The form actor is created here, so that its values survive the progress view.
  const machines = useMachines(topUpMachines);
  const formActor = useActorRef(machines.topUpForm);
  const form = useSelector(formActor, selectForm<TopUpValues>);
  const { data: branches } = useSelector(useActorRef(machines.topUpBranches), selectQuery);
  usePaymentInSight(topUpActor);

  const filledIn = asked ?? amountToTryAgain(topUp);
  useEffect(() => {
    if (filledIn === null) return;
    formActor.send({ type: 'CHANGE', change: { field: 'amount', value: filledIn } });
  }, [filledIn, formActor]);

  // The route guard redirects guests.
  if (member === null) return null;
  if (topUp.outcome !== null) return <TopUpDoneView back={back} outcome={topUp.outcome} />;
  if (isUnderWay(topUp.stage)) {
    return (
      <TopUpProgressView
        back={back}
        stage={topUp.stage}
        placed={topUp.placed}
        unreachable={topUp.unreachable}
        canContinuePayment={topUp.canContinuePayment}
        onRetry={() => topUpActor.send({ type: 'RETRY' })}
        onContinuePayment={() => topUpActor.send({ type: 'CONTINUE_PAYMENT' })}
        onCancel={() => topUpActor.send({ type: 'CANCEL' })}
      />
    );
  }
  const { level_id } = member.leveling;
  return (
    <TopUpFormView
      back={back}
      member={member}
      quickAmounts={quickAmounts}
      effectsOf={(amount) => topUpEffects({ tiers, levelId: level_id, amount })}
      form={form}
      problem={topUp.problem}
      branches={branches ?? []}
      onChange={(value) => formActor.send({ type: 'CHANGE', change: { field: 'amount', value } })}
      onSubmit={() => formActor.send({ type: 'SUBMIT' })}
    />
  );
}

/**
 * Returns the amount of a cancelled payment as form input; null without one. The card page was
 * another document, so the form's state was lost.
 */
function amountToTryAgain({ problem }: TopUpView): string | null {
  const amount = problem?.kind === 'cancelled' ? problem.amount : null;
  return amount === null ? null : amountText(amount);
}
