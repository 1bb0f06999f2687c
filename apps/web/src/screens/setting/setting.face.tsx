import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useLanguage } from '../../app/useLanguage.ts';
import type { FaceProps } from '../../face/face-of.ts';
import { Part } from '../../face/Part.tsx';
import { Devices } from './Devices.tsx';
import { PersonalData } from './PersonalData.tsx';
import { SettingView } from './SettingView.tsx';

/** The screen itself as a guest has it, and as a member does before their devices are known. */
export function Face({ screen }: FaceProps) {
  const company = useSelector(useApp().company, selectCompany);
  const view = { back: useBack(), language: useLanguage() };
  if (company === null) return null;
  return (
    <>
      <Part for="guest">{screen}</Part>
      <Part for="member">
        <SettingView {...view} company={company} guestName={null} onLogOut={() => undefined}>
          <Devices />
          <PersonalData />
        </SettingView>
      </Part>
    </>
  );
}
