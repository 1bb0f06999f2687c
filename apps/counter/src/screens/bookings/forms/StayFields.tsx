import { NumberField, RadioBar, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './StayFields.module.css';

interface Field<TValue> {
  readonly name: string;
  readonly value: TValue;
  readonly error: string | undefined;
  readonly onChange: (value: TValue) => void;
}

interface PartyFieldProps {
  readonly field: Field<number | null>;
}

/** Number of people in a party. */
export function PartyField({ field }: PartyFieldProps) {
  const { t } = useTranslation('counterBookings');
  return (
    <NumberField
      {...field}
      label={t('guests')}
      roleDescription={t('numberField')}
      decreaseLabel={t('fewer')}
      increaseLabel={t('more')}
      min={1}
    />
  );
}

interface DayAndTimeProps {
  readonly date: Field<string>;
  readonly time: Field<string>;
}

/** Date and time of a visit, on a quarter of an hour. */
export function DayAndTime({ date, time }: DayAndTimeProps) {
  const { t } = useTranslation('counterBookings');
  return (
    <div className={styles.pair}>
      <TextField {...date} type="date" label={t('date')} required />
      <TextField {...time} type="time" step={900} label={t('time')} required />
    </div>
  );
}

interface LengthFieldProps {
  readonly field: Field<string>;
  /** Usual length of a stay in minutes. */
  readonly usual: number;
  /** Largest party that fits; null if unknown. */
  readonly free: number | null;
}

const LENGTHS = [60, 90, 120];

/** Length of a stay, and how many seats are free during it. */
export function LengthField({ field, usual, free }: LengthFieldProps) {
  const { t } = useTranslation('counterBookings');
  const lengths = [...new Set([...LENGTHS, usual, Number(field.value)])].sort((a, b) => a - b);
  return (
    <div className={styles.length}>
      <p className={styles.label}>{t('stay')}</p>
      <RadioBar
        label={t('stay')}
        value={field.value}
        choices={lengths.map((minutes) => ({
          value: String(minutes),
          label: t('minutesLong', { count: minutes }),
        }))}
        onChange={field.onChange}
      />
      {free !== null && <p className={styles.free}>{t('free', { count: free })}</p>}
    </div>
  );
}
