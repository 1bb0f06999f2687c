import type { Member } from '@claypot/domain/account';
import type { TierPanel } from '@claypot/domain/loyalty';
import type { Tier } from '@claypot/sdk';
import { useId } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import { CardFigures } from '../../../shared/loyalty/CardFigures.tsx';
import { TierSurface } from '../../../shared/loyalty/TierSurface.tsx';
import { TierLadder } from './TierLadder.tsx';
import styles from './TierPanelCard.module.css';

interface TierPanelCardProps {
  readonly member: Pick<Member, 'leveling' | 'point' | 'wallet'>;
  readonly panel: TierPanel;
  /** All tiers, lowest first; empty while loading. */
  readonly tiers: readonly Tier[];
}

export function TierPanelCard({ member, panel, tiers }: TierPanelCardProps) {
  const { t } = useTranslation('family');
  const nameId = useId();
  const tier = panel.current ?? member.leveling;
  const lasting = useLasting(panel.expiry);
  return (
    <div className={styles.frame}>
      <TierSurface
        as="section"
        level={tier.level_id}
        aria-labelledby={nameId}
        className={styles.panel}
      >
        <div className={styles.words}>
          <p className={styles.soft}>{t('yours')}</p>
          <h2 id={nameId} className={styles.name}>
            {tier.level_name}
          </h2>
          {lasting !== null && <p className={styles.soft}>{lasting}</p>}
        </div>
        <CardFigures point={member.point} wallet={member.wallet} />
        {tiers.length > 1 && <TierLadder tiers={tiers} levelId={tier.level_id} />}
      </TierSurface>
    </div>
  );
}

/** Text for the tier's expiry; null if the tier does not expire. */
function useLasting(expiry: TierPanel['expiry']): string | null {
  const { t } = useTranslation('family');
  const format = useFormat();
  if (expiry === null) return null;
  const { date, daysLeft } = expiry;
  const until = t('until', { date: format.fullDay(date) });
  return inARow([until, daysLeft > 0 ? t('daysLeft', { count: daysLeft }) : t('lastDay')]);
}
