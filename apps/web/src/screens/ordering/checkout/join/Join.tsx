import { accountMachines } from '@claypot/domain/app';
import { pathTo, pathToSignIn } from '@claypot/domain/routes';
import { useEffect, useEffectEvent } from 'react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useCodeForm } from '../../../account/forms/use-code-form.ts';
import { JoinView } from './JoinView.tsx';

interface JoinProps {
  readonly phone: string;
}

/** Returns to the checkout after sign-in. */
const LOGIN = pathToSignIn(pathTo('orderConfirmation'));

/** Sign-up at the checkout, with the same machines as the sign-up page. */
export function Join({ phone }: JoinProps) {
  const machines = useMachines(accountMachines);
  const code = useCodeForm(useActorRef(machines.signUp), machines.signUpOtp);
  const suggest = useEffectEvent(() => {
    if (code.form.values.phone_no === '') code.onChange({ field: 'phone_no', value: phone });
  });
  useEffect(() => suggest(), []);
  return <JoinView code={code} loginHref={LOGIN} />;
}
