import { type SignInValues, selectHasExpired, selectIdentity } from '@claypot/domain/account';
import { signInMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { selectForm } from '@claypot/domain/machines';
import { otherWayIn, pathToStayGuest } from '@claypot/domain/routes';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useLanguage } from '../../../hooks/text/use-language.ts';
import { LoginView } from './LoginView.tsx';

/** The way in. Once someone is signed in the guard leads on by itself. */
export function LoginScreen() {
  const { company, firstMachines, language, ports, session } = useApp();
  const record = useSelector(company, selectCompany);
  const identity = useSelector(session, selectIdentity);
  const form = useActorRef(firstMachines(signInMachines).signIn);
  const isHydrating = useIsHydrating();
  const { pathname, full } = usePath();
  const from = isHydrating ? pathname : full;

  const continueAsGuest = () => {
    if (identity !== 'guest') session.send({ type: 'CONTINUE_AS_GUEST' });
    // By way of signing up the address says that a member is wanted, and would keep a guest here.
    ports.navigation.to(pathToStayGuest(full), { replace: true });
  };

  const view = {
    language: useLanguage(),
    expired: useSelector(session, selectHasExpired),
    form: useSelector(form, selectForm<SignInValues>),
  };
  // The frame draws no screen before the company is known.
  if (record === null) return null;
  return (
    <LoginView
      {...view}
      company={record}
      signUpHref={otherWayIn('signUp', from)}
      forgotHref={otherWayIn('forgotPassword', from)}
      onChange={(change) => form.send({ type: 'CHANGE', change })}
      onSubmit={() => form.send({ type: 'SUBMIT' })}
      onLanguage={(chosen) => language.send({ type: 'CHOOSE', language: chosen })}
      onContinueAsGuest={continueAsGuest}
    />
  );
}
