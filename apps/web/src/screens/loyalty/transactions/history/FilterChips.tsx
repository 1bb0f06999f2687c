import { TRANSACTION_FILTERS, type TransactionFilter } from '@claypot/domain/loyalty';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ChoiceChips } from '../../../shared/forms/ChoiceChips.tsx';

const WORDS = { all: 'all', topup: 'topup', payment: 'payment', refund: 'refund' } as const;

interface FilterChipsProps {
  readonly chosen: TransactionFilter;
  readonly onChoose: (filter: TransactionFilter) => void;
}

export function FilterChips({ chosen, onChoose }: FilterChipsProps) {
  const { t } = useTranslation('transactions');
  return (
    <ChoiceChips
      legend={t('filter')}
      layout="row"
      chosen={chosen}
      choices={TRANSACTION_FILTERS.map((value) => ({
        value,
        label: t(WORDS[value]),
        pick: () => onChoose(value),
      }))}
    />
  );
}
