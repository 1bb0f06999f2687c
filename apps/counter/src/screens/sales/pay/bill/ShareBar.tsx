import type { Bill } from '@claypot/sdk/counter';
import { UnseenInput } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import money from '../../../orders/shared/money/Money.module.css';

interface ShareBarProps {
  readonly split: NonNullable<Bill['split']>;
  /** Number of the share that is paid now. */
  readonly share: number | null;
  readonly onShare: (share: number) => void;
}

/** Shares of a split bill, to choose the one that is paid. */
export function ShareBar({ split: { shares }, share, onShare }: ShareBarProps) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const name = useId();
  return (
    <fieldset className={money.group}>
      <legend className={money.legend}>{t('shares')}</legend>
      {shares.map(({ left, number, total }) => (
        <label key={number} className={money.choice}>
          <UnseenInput
            type="radio"
            name={name}
            checked={number === share}
            disabled={left === 0}
            onChange={() => onShare(number)}
          />
          <span className={money.item}>{t('share', { number })}</span>
          <span className={money.amount} translate="no">
            {left === 0 ? t('sharePaid') : format.money(left)}
          </span>
          {left > 0 && left < total && (
            <span className={money.hint} translate="no">
              {`/ ${format.money(total)}`}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
