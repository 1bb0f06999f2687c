import type { QueryView } from '@claypot/domain/machines';
import type { Tier } from '@claypot/sdk';
import { Skeleton, Slideshow } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useSlideLabels } from '../../../shared/banners/use-slide-labels.ts';
import { Section } from '../../../shared/layout/Section.tsx';
import { RecordsBody } from '../../../shared/loading/RecordsBody.tsx';
import styles from './TierSlide.module.css';
import { TierSlide } from './TierSlide.tsx';

interface TierSlidesProps {
  readonly tiers: QueryView<readonly Tier[]>;
  /** The member's level; null for a guest. */
  readonly levelId: number | null;
  /** Level of the slide shown initially; null for the first slide. */
  readonly firstLevelId: number | null;
  readonly onRetry: () => void;
}

export function TierSlides({ tiers, levelId, firstLevelId, onRetry }: TierSlidesProps) {
  const { t } = useTranslation('family');
  const labels = useSlideLabels();
  return (
    <Section heading={t('benefits')}>
      <RecordsBody
        records={tiers}
        outline={
          <div className={styles.room}>
            <Skeleton shape="block" />
          </div>
        }
        failed={t('benefitsFailed')}
        stale={t('benefitsStale')}
        empty={null}
        onRetry={onRetry}
      >
        {(all) => (
          <Slideshow
            label={t('tierCards')}
            labels={labels}
            interval={null}
            controls="below"
            rounded
            initial={Math.max(
              0,
              all.findIndex((tier) => tier.level_id === firstLevelId),
            )}
            slides={all.map((tier, index) => ({
              id: `${tier.level_id}`,
              name: t('tierSlide', {
                tier: tier.level_name,
                current: index + 1,
                count: all.length,
              }),
              content: <TierSlide tier={tier} isHere={tier.level_id === levelId} />,
            }))}
          />
        )}
      </RecordsBody>
    </Section>
  );
}
