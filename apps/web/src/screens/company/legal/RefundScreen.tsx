import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useCompanyTexts } from '../reading/use-company-texts.ts';
import { LegalView } from './LegalView.tsx';

export function RefundScreen() {
  const { t } = useTranslation('info');
  return (
    <LegalView {...useCompanyTexts('company_refund_return')} back={useBack()} title={t('refund')} />
  );
}
