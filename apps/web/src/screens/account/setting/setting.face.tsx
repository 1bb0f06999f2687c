import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import type { FaceProps } from '../../../face/face-of.ts';
import { Part } from '../../../face/Part.tsx';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useLanguage } from '../../../hooks/text/use-language.ts';
import { Devices } from './Devices.tsx';
import { PersonalData } from './PersonalData.tsx';
import { SettingView } from './SettingView.tsx';

/** Server-rendered page: the screen for guests, and for members before their devices are loaded. */
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
