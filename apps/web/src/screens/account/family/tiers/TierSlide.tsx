import type { Tier } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { BenefitList } from '../../../shared/loyalty/BenefitList.tsx';
import { TierSlideShape } from './TierSlideShape.tsx';

interface TierSlideProps {
  readonly tier: Tier;
  /** True if it is the member's current tier. */
  readonly isHere: boolean;
}

export function TierSlide({ tier, isHere }: TierSlideProps) {
  const { t } = useTranslation('family');
  const format = useFormat();
  const { benefits, level_id, level_name, top_up_amount } = tier;
  return (
    <TierSlideShape
      level={level_id}
      name={level_name}
      way={
        top_up_amount === null
          ? t('fromJoining')
          : t('oneTopUp', { amount: format.money(top_up_amount) })
      }
      chip={isHere ? t('here') : null}
      benefits={<BenefitList benefits={benefits} />}
    />
  );
}
