import { type SignInValues, selectHasExpired, selectIdentity } from '@claypot/domain/account';
import { signInMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { selectForm } from '@claypot/domain/machines';
import { otherWayIn, pathToStayGuest } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useIsPrerendered } from '../../../hooks/loading/use-is-prerendered.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useLanguage } from '../../../hooks/text/use-language.ts';
import { LoginView } from './LoginView.tsx';

/** Login page. After sign-in, the route guard redirects. */
export function LoginScreen() {
  const { company, firstMachines, language, ports, session } = useApp();
  const record = useSelector(company, selectCompany);
  const identity = useSelector(session, selectIdentity);
  const form = useActorRef(firstMachines(signInMachines).signIn);
  const isPrerendered = useIsPrerendered();
  const { pathname, full } = usePath();
  const from = isPrerendered ? pathname : full;

  const continueAsGuest = () => {
    if (identity !== 'guest') session.send({ type: 'CONTINUE_AS_GUEST' });
    // Removes the flag that requires a member, which URLs from the sign-up page contain. It would
    // keep a guest on this page.
    ports.navigation.to(pathToStayGuest(full), { replace: true });
  };

  const view = {
    language: useLanguage(),
    expired: useSelector(session, selectHasExpired),
    form: useSelector(form, selectForm<SignInValues>),
  };
  // The app frame renders no screen before the company is loaded.
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
