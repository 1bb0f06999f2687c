import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { HelpView } from './HelpView.tsx';

export function HelpScreen() {
  const company = useSelector(useApp().company, selectCompany);
  const back = useBack();
  // The app frame renders no screen before the company is loaded.
  return company && <HelpView back={back} company={company} />;
}
