import { amountText, parseTopUpAmount, type TopUpEffects } from '@claypot/domain/loyalty';
import type { Cents } from '@claypot/sdk';
import { Card, Icon, Skeleton, Stack, starIcon, TextField } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ChoiceChips } from '../../shared/forms/ChoiceChips.tsx';
import styles from './AmountFields.module.css';

interface AmountFieldsProps {
  /** Unparsed input. */
  readonly value: string;
  readonly error: string | undefined;
  /** Suggested amounts; null while loading. */
  readonly quickAmounts: readonly Cents[] | null;
  readonly effectsOf: (amount: Cents) => TopUpEffects;
  readonly onChange: (value: string) => void;
}

export function AmountFields(props: AmountFieldsProps) {
  const { value, error, quickAmounts, effectsOf, onChange } = props;
  const { t } = useTranslation('topUp');
  const format = useFormat();
  return (
    <Card>
      <Stack gap={4}>
        <TextField
          name="amount"
          label={t('amount')}
          unit="RM"
          look="figure"
          value={value}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          required
          onChange={onChange}
        />
        {quickAmounts === null ? (
          <Skeleton shape="button" count={2} />
        ) : (
          <ChoiceChips
            legend={t('quick')}
            layout="figures"
            chosen={`${parseTopUpAmount(value)}`}
            choices={quickAmounts.map((amount) => ({
              value: `${amount}`,
              label: (
                <>
                  <span translate="no">{format.money(amount)}</span>
                  <TierEffect effects={effectsOf(amount)} />
                </>
              ),
              pick: () => onChange(amountText(amount)),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Name of the tier that the amount grants, if any. */
function TierEffect({ effects }: { readonly effects: TopUpEffects }) {
  if (effects?.kind !== 'tier') return null;
  return (
    <span className={styles.tierEffect}>
      <Icon drawing={starIcon} size={16} filled />
      <span>{effects.tier.level_name}</span>
    </span>
  );
}
