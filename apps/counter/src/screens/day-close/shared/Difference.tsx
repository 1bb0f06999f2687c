import { Badge } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';

interface DifferenceProps {
  /** Counted less expected, in cents; null if the cash was not counted. */
  readonly amount: number | null;
}

/** A difference of cash in words, because the colour alone is no information. */
export function Difference({ amount }: DifferenceProps) {
  return <Badge tone={toneOf(amount)}>{useDifferenceText()(amount)}</Badge>;
}

function toneOf(amount: number | null) {
  if (amount === null) return 'neutral';
  return amount === 0 ? 'success' : 'danger';
}

/** Returns a function that puts a difference into words. */
export function useDifferenceText(): (amount: number | null) => string {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  return (amount) => {
    if (amount === null) return t('notCounted');
    if (amount === 0) return t('exact');
    const words = { amount: format.money(Math.abs(amount)) };
    return amount > 0 ? t('over', words) : t('short', words);
  };
}
