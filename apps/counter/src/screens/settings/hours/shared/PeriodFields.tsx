import { ALL_DAY, type PeriodTexts, periodOf, periodText } from '@claypot/counter/hours';
import { Button, Icon, IconButton, plusIcon, RadioBar, trashIcon, warningIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PeriodFields.module.css';

interface PeriodFieldsProps {
  /** Name of the field, so that a failed submit focuses its first time. */
  readonly name: string;
  /** Name of the day for assistive technology. */
  readonly day: string;
  readonly value: PeriodTexts;
  readonly error: string | undefined;
  readonly onChange: (value: PeriodTexts) => void;
}

const MODES = ['open', 'dayClosed', 'allDay'] as const;

type Mode = (typeof MODES)[number];

/** Hours that a day begins with when it is opened. */
const FIRST: PeriodTexts = ['11:00-22:00'];
const EMPTY = '-';

/** Maximum periods of a day. */
const MOST = 5;

/** Opening periods of a day: closed, around the clock, or one or more periods. */
export function PeriodFields({ name, day, value, error, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation('counterHours');
  const errorId = useId();
  const mode = modeOf(value);
  return (
    <div className={styles.periods}>
      <RadioBar
        label={t('modeOf', { day })}
        value={mode}
        choices={MODES.map((each) => ({ value: each, label: t(each) }))}
        onChange={(chosen) => onChange(periodsIn(chosen))}
      />
      {mode === 'open' && (
        <>
          <ul className={styles.list}>
            {value.map((text, index) => (
              <Period
                // Periods have no identity of their own.
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is edited by position
                key={index}
                name={index === 0 ? name : undefined}
                day={day}
                number={index + 1}
                text={text}
                describedBy={error === undefined ? undefined : errorId}
                onChange={(changed) => onChange(value.with(index, changed))}
                onRemove={
                  value.length === 1
                    ? null
                    : () => onChange(value.filter((_, each) => each !== index))
                }
              />
            ))}
          </ul>
          {value.length < MOST && (
            <div>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('addPeriodTo', { day })}
                onClick={() => onChange([...value, EMPTY])}
              >
                <Icon drawing={plusIcon} size={20} />
                <span>{t('addPeriod')}</span>
              </Button>
            </div>
          )}
        </>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon drawing={warningIcon} size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

interface PeriodProps {
  readonly name: string | undefined;
  readonly day: string;
  readonly number: number;
  readonly text: string;
  readonly describedBy: string | undefined;
  readonly onChange: (text: string) => void;
  /** Null if the day needs the period. */
  readonly onRemove: (() => void) | null;
}

function Period({ name, day, number, text, describedBy, onChange, onRemove }: PeriodProps) {
  const { t } = useTranslation('counterHours');
  const { open, close } = periodOf(text);
  const described = {
    'aria-required': true,
    'aria-describedby': describedBy,
    'aria-invalid': describedBy === undefined ? undefined : true,
  } as const;
  return (
    <li className={styles.period}>
      <label className={styles.time}>
        <span aria-hidden="true" className={styles.required}>
          {t('opens')}
        </span>
        <input
          type="time"
          name={name}
          value={open}
          aria-label={t('opensOf', { day, number })}
          {...described}
          onChange={(event) => onChange(periodText({ open: event.currentTarget.value, close }))}
        />
      </label>
      <label className={styles.time}>
        <span aria-hidden="true" className={styles.required}>
          {t('closes')}
        </span>
        <input
          type="time"
          value={close}
          aria-label={t('closesOf', { day, number })}
          {...described}
          onChange={(event) => onChange(periodText({ open, close: event.currentTarget.value }))}
        />
      </label>
      {onRemove !== null && (
        <IconButton
          icon={trashIcon}
          label={t('removePeriod', { day, number })}
          look="soft"
          onClick={onRemove}
        />
      )}
      {open !== '' && close !== '' && close < open && <p className={styles.note}>{t('nextDay')}</p>}
    </li>
  );
}

function modeOf(value: PeriodTexts): Mode {
  if (value.length === 0) return 'dayClosed';
  return value.length === 1 && value[0] === ALL_DAY[0] ? 'allDay' : 'open';
}

function periodsIn(mode: Mode): PeriodTexts {
  if (mode === 'dayClosed') return [];
  return mode === 'allDay' ? ALL_DAY : FIRST;
}
