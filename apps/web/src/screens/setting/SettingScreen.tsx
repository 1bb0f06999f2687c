import { selectGuestName } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useLanguage } from '../../app/useFormat.ts';
import { SettingView } from './SettingView.tsx';

export function SettingScreen() {
  const { session } = useApp();
  return (
    <SettingView
      back={useBack()}
      guestName={useSelector(session, selectGuestName)}
      language={useLanguage()}
      onLogOut={() => session.send({ type: 'SIGN_OUT' })}
    />
  );
}
