import { accountMachines } from '@claypot/domain/app';
import { pathTo, pathToSignIn } from '@claypot/domain/routes';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useCodeForm } from '../../../account/forms/use-code-form.ts';
import { JoinView } from './JoinView.tsx';

interface JoinProps {
  readonly phone: string;
}

/** Afterwards they are back at their order. */
const LOGIN = pathToSignIn(pathTo('orderConfirmation'));

/** What runs behind joining at the checkout: the same as behind the page for it. */
export function Join({ phone }: JoinProps) {
  const machines = useMachines(accountMachines);
  const code = useCodeForm(useActorRef(machines.signUp), machines.signUpOtp);
  const suggest = useEffectEvent(() => {
    if (code.form.values.phone_no === '') code.onChange({ field: 'phone_no', value: phone });
  });
  useEffect(() => suggest(), []);
  return <JoinView code={code} loginHref={LOGIN} />;
}
