import { useBack } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { useCompanyTexts } from '../reading/useCompanyTexts.ts';
import { LegalView } from './LegalView.tsx';

export function RefundScreen() {
  const { t } = useTranslation('info');
  return (
    <LegalView
      {...useCompanyTexts()}
      back={useBack()}
      title={t('refund')}
      name="company_refund_return"
    />
  );
}
