import type { DenominationView } from '@claypot/counter/day-close';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './Steps.module.css';

interface NoteCountsProps {
  readonly denominations: readonly DenominationView[];
  readonly onCount: (value: number, text: string) => void;
}

/** Numbers of notes and coins, each with its sum. */
export function NoteCounts({ denominations, onCount }: NoteCountsProps) {
  const { t } = useTranslation('counterClose');
  const group = (isCoin: boolean) => denominations.filter((each) => each.isCoin === isCoin);
  return (
    <div className={styles.groups}>
      <Group title={t('notes')} denominations={group(false)} onCount={onCount} />
      <Group title={t('coins')} denominations={group(true)} onCount={onCount} />
    </div>
  );
}

function Group({ title, denominations, onCount }: NoteCountsProps & { readonly title: string }) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.soft}>
        {title}
      </p>
      {denominations.map((each) => (
        <CountRow key={each.value} denomination={each} onCount={onCount} />
      ))}
    </fieldset>
  );
}

interface CountRowProps extends Pick<NoteCountsProps, 'onCount'> {
  readonly denomination: DenominationView;
}

function CountRow({ denomination, onCount }: CountRowProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const id = useId();
  const { count, sum, text, value } = denomination;
  const isInvalid = count === null;
  return (
    <div className={styles.row}>
      <span className={styles.value} aria-hidden="true" translate="no">
        {format.money(value)}
      </span>
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('countOf', { value: format.money(value) })}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? id : undefined}
        placeholder="0"
        value={text}
        onChange={(event) => onCount(value, event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span className={styles.rowSum} translate="no">
        {sum === null || sum === 0 ? '' : format.money(sum)}
      </span>
      {isInvalid && (
        <p id={id} className={styles.error}>
          {t('countInvalid')}
        </p>
      )}
    </div>
  );
}
