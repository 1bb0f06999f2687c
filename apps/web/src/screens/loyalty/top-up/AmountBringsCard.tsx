import { type AmountBrings, amountText, type MissingFor } from '@claypot/domain/loyalty';
import type { Cents } from '@claypot/sdk';
import { Button, Callout, starIcon, useAnnouncedChange } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BenefitList } from '../../shared/loyalty/BenefitList.tsx';
import { TierChip } from '../../shared/loyalty/TierChip.tsx';
import { TierSurface } from '../../shared/loyalty/TierSurface.tsx';
import { useVoucherWords } from '../../shared/loyalty/use-voucher-words.ts';
import styles from './AmountBringsCard.module.css';

interface AmountBringsCardProps {
  /** Current amount; null if the input is invalid. */
  readonly amount: Cents | null;
  readonly brings: AmountBrings;
  readonly onChange: (value: string) => void;
}

/** Shows what the amount grants the member and what a larger one would; announces each change. */
export function AmountBringsCard({ amount, brings, onChange }: AmountBringsCardProps) {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  const vouchersOf = useVoucherWords();
  const missingText = useMissingText();
  const title = useTitle(amount, brings);
  const others = brings?.next.map((missing) => missingText(missing)) ?? [];
  useAnnouncedChange(title === null ? null : [title, ...others].join('. '));
  if (brings === null || title === null) return null;
  const tier = brings.kind === 'tier' ? brings.tier : brings.nearest.tier;
  const vouchers = vouchersOf(tier);
  if (brings.kind === 'tier') {
    return (
      <TierSurface key={tier.level_id} level={tier.level_id} className={styles.brings}>
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
            {t('makeIt', { amount: format.shortMoney(wanted) })}
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

function useTitle(amount: Cents | null, brings: AmountBrings): string | null {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  const missingText = useMissingText();
  if (amount === null || brings === null) return null;
  if (brings.kind === 'short') return missingText(brings.nearest);
  const tier = brings.tier.level_name;
  return t(GRANTS[brings.change], { amount: format.shortMoney(amount), tier });
}

function useMissingText(): (missing: MissingFor) => string {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  return ({ change, missing, tier }) =>
    t(WOULD_GRANT[change], { missing: format.shortMoney(missing), tier: tier.level_name });
}
