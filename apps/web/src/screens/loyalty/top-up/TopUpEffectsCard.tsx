import { amountText, type MissingFor, type TopUpEffects } from '@claypot/domain/loyalty';
import type { Cents } from '@claypot/sdk';
import { Button, Callout, starIcon, useAnnouncedChange } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BenefitList } from '../../shared/loyalty/BenefitList.tsx';
import { TierChip } from '../../shared/loyalty/TierChip.tsx';
import { TierSurface } from '../../shared/loyalty/TierSurface.tsx';
import { useVoucherWords } from '../../shared/loyalty/use-voucher-words.ts';
import styles from './TopUpEffectsCard.module.css';

interface TopUpEffectsCardProps {
  /** Current amount; null if the input is invalid. */
  readonly amount: Cents | null;
  readonly effects: TopUpEffects;
  readonly onChange: (value: string) => void;
}

/** Shows what the amount grants the member and what a larger one would; announces each change. */
export function TopUpEffectsCard({ amount, effects, onChange }: TopUpEffectsCardProps) {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  const vouchersOf = useVoucherWords();
  const missingText = useMissingText();
  const title = useTitle(amount, effects);
  const others = effects?.next.map((missing) => missingText(missing)) ?? [];
  useAnnouncedChange(title === null ? null : [title, ...others].join('. '));
  if (effects === null || title === null) return null;
  const tier = effects.kind === 'tier' ? effects.tier : effects.nearest.tier;
  const vouchers = vouchersOf(tier);
  if (effects.kind === 'tier') {
    return (
      <TierSurface key={tier.level_id} level={tier.level_id} className={styles.effects}>
        <div className={styles.words}>
          <TierChip name={tier.level_name} />
          <p className={styles.title}>{title}</p>
          {vouchers !== null && <p className={styles.soft}>{vouchers}</p>}
        </div>
        {tier.benefits.length > 0 && <BenefitList benefits={tier.benefits} />}
        {others.map((text) => (
          <p key={text} className={styles.next}>
            {text}
          </p>
        ))}
      </TierSurface>
    );
  }
  const wanted = tier.top_up_amount;
  return (
    <Callout
      icon={starIcon}
      title={title}
      action={
        wanted !== null && (
          <Button variant="secondary" onClick={() => onChange(amountText(wanted))}>
            {t('makeIt', { amount: format.money(wanted) })}
          </Button>
        )
      }
    >
      {vouchers !== null && <p>{vouchers}</p>}
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Callout>
  );
}

/** Text keys for a tier that the amount grants. */
const GRANTS = { reached: 'makes', renewed: 'renews', kept: 'keeps' } as const;

/** Text keys for a tier that a larger amount would grant. */
const WOULD_GRANT = { reached: 'more', renewed: 'moreRenews' } as const;

function useTitle(amount: Cents | null, effects: TopUpEffects): string | null {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  const missingText = useMissingText();
  if (amount === null || effects === null) return null;
  if (effects.kind === 'short') return missingText(effects.nearest);
  const tier = effects.tier.level_name;
  return t(GRANTS[effects.change], { amount: format.money(amount), tier });
}

function useMissingText(): (missing: MissingFor) => string {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  return ({ change, missing, tier }) =>
    t(WOULD_GRANT[change], { missing: format.money(missing), tier: tier.level_name });
}
