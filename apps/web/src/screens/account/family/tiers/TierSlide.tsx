import type { Tier } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { BenefitList } from '../../../shared/loyalty/BenefitList.tsx';
import { TierSlideShape } from './TierSlideShape.tsx';

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
    <TierSlideShape
      level={level_id}
      name={level_name}
      way={
        top_up_amount === null
          ? t('fromJoining')
          : t('oneTopUp', { amount: format.shortMoney(top_up_amount) })
      }
      chip={isHere ? t('here') : level}
      benefits={<BenefitList benefits={benefits} />}
    />
  );
}
