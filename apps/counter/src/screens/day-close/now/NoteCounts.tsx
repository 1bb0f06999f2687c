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
  const hint = useId();
  const group = (isCoin: boolean) => denominations.filter((each) => each.isCoin === isCoin);
  return (
    <div className={styles.group}>
      <p id={hint} className={styles.soft}>
        {t('countHint')}
      </p>
      <div className={styles.groups}>
        <Group title={t('notes')} denominations={group(false)} hint={hint} onCount={onCount} />
        <Group title={t('coins')} denominations={group(true)} hint={hint} onCount={onCount} />
      </div>
    </div>
  );
}

interface GroupProps extends NoteCountsProps {
  readonly title: string;
  /** Id of the text that describes each field. */
  readonly hint: string;
}

function Group({ title, denominations, hint, onCount }: GroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.soft}>
        {title}
      </p>
      {denominations.map((each) => (
        <CountRow key={each.value} denomination={each} hint={hint} onCount={onCount} />
      ))}
    </fieldset>
  );
}

interface CountRowProps extends Pick<GroupProps, 'hint' | 'onCount'> {
  readonly denomination: DenominationView;
}

function CountRow({ denomination, hint, onCount }: CountRowProps) {
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
        aria-describedby={isInvalid ? id : hint}
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
