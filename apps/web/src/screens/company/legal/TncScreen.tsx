import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useCompanyTexts } from '../reading/use-company-texts.ts';
import { LegalView } from './LegalView.tsx';

export function TncScreen() {
  const { t } = useTranslation('info');
  return <LegalView {...useCompanyTexts('company_tnc')} back={useBack()} title={t('tnc')} />;
}
