import type { FAMILY_REQUESTS } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { otherWayIn } from '@claypot/domain/routes';
import type { Tier, TierBenefitText } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { Part } from '../../../face/Part.tsx';
import { LINE, placesOf } from '../../../face/places.ts';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Section } from '../../shared/layout/Section.tsx';
import { Benefit } from '../../shared/loyalty/Benefit.tsx';
import styles from '../../shared/loyalty/BenefitList.module.css';
import { BENEFIT_ICONS } from '../../shared/loyalty/benefit-icons.ts';
import { SIGN_IN } from './GuestFamily.tsx';
import { GuestFamilyFrame } from './GuestFamilyFrame.tsx';
import slide from './tiers/TierSlide.module.css';
import { TierSlideShape } from './tiers/TierSlideShape.tsx';

const at = placesOf<Tier>();
const ofBenefit = placesOf<TierBenefitText>();
const ICONS = Object.keys(BENEFIT_ICONS) as TierBenefitText['icon'][];

/** Server-rendered page for guests: the sign-up banner and the first tier's benefits. */
export function Face() {
  const { t } = useTranslation('family');
  const company = useSelector(useApp().company, selectCompany);
  return (
    <Part for="guest">
      <GuestFamilyFrame
        programme={company?.company_family_name ?? ''}
        points={null}
        signUpHref={otherWayIn('signUp', SIGN_IN)}
        signInHref={SIGN_IN}
      >
        <Section heading={t('benefits')}>
          <Part<typeof FAMILY_REQUESTS> of="/tier_list" in="0">
            <div className={slide.room}>
              <TierSlideShape
                level={1}
                name={at('level_name')}
                way={LINE}
                chip={null}
                benefits={<Benefits />}
              />
            </div>
          </Part>
        </Section>
      </GuestFamilyFrame>
    </Part>
  );
}

function Benefits() {
  return (
    <ul className={styles.benefits}>
      <Part in="benefits">
        {ICONS.map((icon) => (
          <Part key={icon} when={`icon=${icon}`}>
            <Benefit icon={icon} title={ofBenefit('title')} text={ofBenefit('text')} />
          </Part>
        ))}
      </Part>
    </ul>
  );
}
