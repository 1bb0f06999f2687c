import { useBack } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { useCompanyTexts } from '../reading/useCompanyTexts.ts';
import { LegalView } from './LegalView.tsx';

export function PrivacyScreen() {
  const { t } = useTranslation('info');
  return (
    <LegalView {...useCompanyTexts('company_privacy')} back={useBack()} title={t('privacy')} />
  );
}
