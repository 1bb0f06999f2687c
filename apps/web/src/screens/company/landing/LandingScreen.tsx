import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { LandingView } from './LandingView.tsx';

export function LandingScreen() {
  const company = useSelector(useApp().company, selectCompany);
  // The app frame renders no screen before the company is loaded.
  return company && <LandingView company={company} />;
}
