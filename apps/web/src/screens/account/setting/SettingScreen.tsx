import { selectGuestName, selectIdentity } from '@claypot/domain/account';
import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useLanguage } from '../../../hooks/text/use-language.ts';
import { Devices } from './Devices.tsx';
import { PersonalData } from './PersonalData.tsx';
import { SettingView } from './SettingView.tsx';

export function SettingScreen() {
  const { company, session } = useApp();
  const companyRecord = useSelector(company, selectCompany);
  const guestName = useSelector(session, selectGuestName);
  const isMember = useSelector(session, selectIdentity) === 'member';
  const view = { back: useBack(), language: useLanguage() };
  // The app frame renders no screen before the company is loaded.
  if (companyRecord === null) return null;
  return (
    <SettingView
      {...view}
      company={companyRecord}
      guestName={guestName}
      onLogOut={() => session.send({ type: 'SIGN_OUT' })}
    >
      {isMember && (
        <>
          <Devices />
          <PersonalData />
        </>
      )}
    </SettingView>
  );
}
