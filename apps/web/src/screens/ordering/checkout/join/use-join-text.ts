import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** What the way to join says: the points that it brings with this order, where it brings any. */
export function useJoinText(points: number): string {
  const { t } = useTranslation('checkout');
  return points > 0 ? t('joinForPoints', { count: points }) : t('joinFirst');
}
