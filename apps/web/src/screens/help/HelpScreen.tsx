import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { HelpView } from './HelpView.tsx';

export function HelpScreen() {
  const company = useSelector(useApp().company, selectCompany);
  const back = useBack();
  // The frame draws no screen before the company is known.
  return company && <HelpView back={back} company={company} />;
}
