import { selectCompany } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useLanguage } from '../../app/useFormat.ts';
import { LoginView } from './LoginView.tsx';

/** The way in. Once someone is signed in the guard leads on by itself. */
export function LoginScreen() {
  const { company, session, language } = useApp();
  const record = useSelector(company, selectCompany);
  return (
    <LoginView
      companyName={record?.company_name ?? ''}
      banner={record?.company_banner_thumb ?? null}
      language={useLanguage()}
      onLanguage={(chosen) => language.send({ type: 'CHOOSE', language: chosen })}
      onContinueAsGuest={() => session.send({ type: 'CONTINUE_AS_GUEST' })}
    />
  );
}
