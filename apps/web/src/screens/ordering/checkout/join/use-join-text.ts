import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** Returns the label for signing up, with the points that this order would earn, if any. */
export function useJoinText(points: number): string {
  const { t } = useTranslation('checkout');
  return points > 0 ? t('joinForPoints', { count: points }) : t('joinFirst');
}
