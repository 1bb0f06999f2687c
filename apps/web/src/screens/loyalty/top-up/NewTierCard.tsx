import type { TopUpTier } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { TierChip } from '../../shared/loyalty/TierChip.tsx';
import { TierSurface } from '../../shared/loyalty/TierSurface.tsx';
import styles from './NewTierCard.module.css';

/** Keys of the animated sparks around the card. */
const GRAINS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Animated card of the tier just granted; still with reduced motion. */
export function NewTierCard({ tier }: { readonly tier: TopUpTier }) {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  const { expired_at, level_id, level_name } = tier;
  return (
    <div className={styles.stage}>
      <span className={styles.grains}>
        {GRAINS.map((grain) => (
          <span key={grain} className={styles.grain} />
        ))}
      </span>
      <div className={styles.raised}>
        <TierSurface level={level_id} className={styles.card}>
          <TierChip name={t('yourTier')} />
          <div>
            <p className={styles.name}>{level_name}</p>
            <p className={styles.soft}>
              {t('until', { date: format.fullDate(Temporal.Instant.from(expired_at)) })}
            </p>
          </div>
        </TierSurface>
      </div>
    </div>
  );
}
