import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useCompanyTexts } from '../reading/useCompanyTexts.ts';
import { AboutView } from './AboutView.tsx';

export function AboutScreen() {
  const company = useSelector(useApp().company, selectCompany);
  const view = { ...useCompanyTexts('company_about'), back: useBack() };
  // The frame draws no screen before the company is known.
  return company && <AboutView {...view} company={company} />;
}
