import { type AmountBrings, amountText } from '@claypot/domain';
import type { Cents } from '@claypot/sdk';
import { Button, Callout, starIcon, useAnnouncedChange } from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { BenefitList } from '../parts/tier/BenefitList.tsx';
import { TierChip } from '../parts/tier/TierChip.tsx';
import { TierSurface } from '../parts/tier/TierSurface.tsx';
import { useVoucherWords } from '../parts/tier/useVoucherWords.ts';
import styles from './AmountBringsCard.module.css';

interface AmountBringsCardProps {
  /** What is filled in; null while that is no amount. */
  readonly amount: Cents | null;
  readonly brings: AmountBrings;
  /** Fills another amount in. */
  readonly onChange: (value: string) => void;
}

/** What the amount makes of the member, or how little is missing; said as it changes. */
export function AmountBringsCard({ amount, brings, onChange }: AmountBringsCardProps) {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  const vouchersOf = useVoucherWords();
  const title = useTitle(amount, brings);
  useAnnouncedChange(title);
  if (brings === null || title === null) return null;
  const { tier } = brings;
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
        {brings.next !== null && (
          <p className={styles.next}>
            {t('more', {
              missing: format.shortMoney(brings.next.missing),
              tier: brings.next.tier.level_name,
            })}
          </p>
        )}
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
      {vouchers}
    </Callout>
  );
}

/** What is said of a tier that the amount grants. */
const GRANTS = { reached: 'makes', renewed: 'renews', kept: 'keeps' } as const;

function useTitle(amount: Cents | null, brings: AmountBrings): string | null {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  if (amount === null || brings === null) return null;
  const tier = brings.tier.level_name;
  if (brings.kind === 'short') {
    return t('more', { missing: format.shortMoney(brings.missing), tier });
  }
  return t(GRANTS[brings.change], { amount: format.shortMoney(amount), tier });
}
