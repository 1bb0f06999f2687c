import { selectBranch, selectGuestName } from '@claypot/domain/account';
import { selectCompany } from '@claypot/domain/company';
import { pathToSignIn, ROUTES } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useProgramme } from '../entries/use-programme.ts';
import { GuestView } from './GuestView.tsx';

export function GuestMe() {
  const { company, session } = useApp();
  const companyRecord = useSelector(company, selectCompany);
  const view = {
    name: useSelector(session, selectGuestName) ?? '',
    branchName: useSelector(session, (snapshot) => selectBranch(snapshot)?.name ?? null),
    programme: useProgramme(),
  };
  // The app frame renders no screen before the company is loaded.
  if (companyRecord === null) return null;
  return (
    <GuestView
      {...view}
      signUpPoints={companyRecord.sign_up_point}
      signUpHref={ROUTES.signUp.path}
      signInHref={pathToSignIn()}
    />
  );
}
