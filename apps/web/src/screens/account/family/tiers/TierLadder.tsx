import type { Tier } from '@claypot/sdk';
import { cx } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import styles from './TierLadder.module.css';

interface TierLadderProps {
  readonly tiers: readonly Tier[];
  /** The member's current level. */
  readonly levelId: number;
}

/**
 * All tiers with the top-up each requires; the member's own is marked. There is no progress bar,
 * because a tier requires one single top-up and amounts do not add up.
 */
export function TierLadder({ tiers, levelId }: TierLadderProps) {
  const { t } = useTranslation('family');
  const format = useFormat();
  return (
    <ol aria-label={t('ladder')} className={styles.ladder}>
      {tiers.map(({ level_id, level_name, top_up_amount }) => (
        <li
          key={level_id}
          aria-current={level_id === levelId ? 'step' : undefined}
          className={cx(
            styles.rung,
            level_id <= levelId && styles.passed,
            level_id === levelId && styles.here,
          )}
        >
          <span className={styles.dot} />
          <span className={styles.name}>{level_name}</span>
          <span className={styles.way}>
            {top_up_amount === null ? (
              t('fromJoining')
            ) : (
              <NoWrap>{format.money(top_up_amount)}</NoWrap>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
