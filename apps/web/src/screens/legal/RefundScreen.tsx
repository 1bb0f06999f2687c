import { useBack } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { useCompanyTexts } from '../reading/useCompanyTexts.ts';
import { LegalView } from './LegalView.tsx';

export function RefundScreen() {
  const { t } = useTranslation('info');
  return (
    <LegalView {...useCompanyTexts('company_refund_return')} back={useBack()} title={t('refund')} />
  );
}
