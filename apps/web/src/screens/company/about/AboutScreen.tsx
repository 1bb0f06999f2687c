import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useCompanyTexts } from '../reading/use-company-texts.ts';
import { AboutView } from './AboutView.tsx';

export function AboutScreen() {
  const company = useSelector(useApp().company, selectCompany);
  const view = { ...useCompanyTexts('company_about'), back: useBack() };
  // The app frame renders no screen before the company is loaded.
  return company && <AboutView {...view} company={company} />;
}
