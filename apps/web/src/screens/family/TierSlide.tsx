import type { Tier } from '@claypot/sdk';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { BenefitList } from '../parts/tier/BenefitList.tsx';
import { TierChip } from '../parts/tier/TierChip.tsx';
import { TierSurface } from '../parts/tier/TierSurface.tsx';
import styles from './TierSlide.module.css';

interface TierSlideProps {
  readonly tier: Tier;
  /** The member has it now. */
  readonly isHere: boolean;
}

/** One tier on its own metal: what makes it, and what it brings. */
export function TierSlide({ tier, isHere }: TierSlideProps) {
  const { t } = useTranslation('family');
  const format = useFormat();
  const { benefits, level, level_id, level_name, top_up_amount } = tier;
  return (
    <TierSurface level={level_id} className={styles.slide}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.name}>{level_name}</h3>
          <p className={styles.way}>
            {top_up_amount === null
              ? t('fromJoining')
              : t('oneTopUp', { amount: format.shortMoney(top_up_amount) })}
          </p>
        </div>
        <TierChip name={isHere ? t('here') : level} />
      </div>
      <BenefitList benefits={benefits} />
    </TierSurface>
  );
}
