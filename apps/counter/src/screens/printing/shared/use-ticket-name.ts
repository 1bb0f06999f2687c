import type { PrintJob } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';

/** Returns a function that names what a job prints, such as "Receipt, order CP-261127-0042". */
export function useTicketName(): (job: Pick<PrintJob, 'kind' | 'order_number'>) => string {
  const { t } = useTranslation('counterPrinting');
  return ({ kind, order_number }) => {
    const number = order_number ?? '';
    if (kind === 'kitchen') return t('kitchenTicketOf', { number });
    return kind === 'receipt' ? t('receiptOf', { number }) : t('testPageJob');
  };
}
