import { type TierPanel, topUpPath } from '@claypot/domain/loyalty';
import { Card, IconMark, LinkButton, starIcon } from '@claypot/ui';
import { useId } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import { useVoucherWords } from '../../../shared/loyalty/use-voucher-words.ts';
import styles from './UnlockPrompt.module.css';

interface UnlockPromptProps {
  readonly prompt: NonNullable<TierPanel['prompt']>;
}

/** Suggests the next tier: its benefits, the required top-up, and a link to it. */
export function UnlockPrompt({ prompt: { amount, tier } }: UnlockPromptProps) {
  const { t } = useTranslation('family');
  const format = useFormat();
  const vouchers = useVoucherWords()(tier);
  const titleId = useId();
  const price = format.money(amount);
  const benefits = [
    vouchers,
    tier.discount_percent > 0 ? t('discount', { percent: tier.discount_percent }) : null,
  ].filter((words) => words !== null);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.prompt}>
        <IconMark drawing={starIcon} round />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {/* A non-breaking space keeps currency and amount on one line. */}
            {t('unlockTitle', { amount: price.replace(' ', '\u00a0'), tier: tier.level_name })}
          </h2>
          {benefits.length > 0 && <p>{inARow(benefits)}</p>}
          <p className={styles.soft}>{t('unlockText')}</p>
        </div>
      </div>
      <LinkButton href={topUpPath(amount)} size="lg" wide>
        {t('topUpAmount', { amount: price })}
      </LinkButton>
    </Card>
  );
}
