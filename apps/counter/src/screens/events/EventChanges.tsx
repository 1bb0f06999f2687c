import type { StaffEvent } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { dateOfField, fieldText, valueText } from './change-words.ts';
import { operationText } from './operation-texts.ts';
import styles from './RecordView.module.css';
import { nameOf, type RecordNames } from './record-names.ts';

interface EventChangesProps {
  readonly changes: StaffEvent['changes'];
  readonly names: RecordNames;
}

/** Changed fields with their values before and after. Unknown ones are shown as they come. */
export function EventChanges({ changes, names }: EventChangesProps) {
  const textsOf = useChangeTexts(names);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes} translate="no">
      {changes.map((change) => {
        const { name, value } = textsOf(change);
        return (
          <div key={change.field} className={styles.change}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Returns a function from a change to its name, and its values before and after. */
export function useChangeTexts(names: RecordNames) {
  const { t } = useTranslation('counterRecord');
  const format = useFormat();
  const textOf = useValueText(names);
  return ({ field, before, after }: StaffEvent['changes'][number]) => ({
    name: nameOfField(field),
    // The item that was changed is the same before and after.
    value:
      field === 'item'
        ? textOf(field, after)
        : `${textOf(field, before)} → ${textOf(field, after)}`,
  });

  function nameOfField(field: string): string {
    const date = dateOfField(field);
    if (date !== null) {
      return t('field_day', { date: format.fullDay(Temporal.PlainDate.from(date)) });
    }
    const text = fieldText(field);
    return text === null ? field : t(text);
  }
}

/** Between the words of a value, such as `CANCELLED: SOLD_OUT`. */
const SEPARATOR = /(: |, )/;
/** Amount in cents, such as `1250 sen`. */
const AMOUNT = /^(\d+) sen$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Added minutes with their end, such as `10 until 2026-11-28T04:00:00Z`. */
const BUSY = /^(\d+) until (\S+)$/;

/** Returns a function from the value of a field to its text. */
function useValueText(names: RecordNames) {
  const { t } = useTranslation([
    'counterRecord',
    'counterOrders',
    'counterRefunds',
    'counterStaff',
    'counterHours',
  ]);
  const format = useFormat();

  return (field: string, value: string | null): string => {
    if (value === null) return '—';
    if (dateOfField(field) !== null) return value.replace(/^closed\b/, t('value_closed'));
    switch (field) {
      case 'operation':
        return operationWords(value);
      case 'branch_ids':
        return value
          .split(', ')
          .map((id) => nameOf(names.branches, id))
          .join(', ');
      case 'branch_id':
        return nameOf(names.branches, value);
      case 'staff_id':
      case 'approver_id':
        return nameOf(names.people, value);
      case 'device_id':
        return nameOf(names.devices, value);
      case 'first_day':
      case 'last_day':
        return format.fullDay(Temporal.PlainDate.from(value));
      case 'busy':
        return busyWords(value);
      case 'lines':
        return t('items', { count: value.split(', ').length });
      case 'unavailable':
        return unavailableWords(value);
      case 'refund':
        // The id of the refund means nothing to a person.
        return words(field, value.replace(/^[\w-]{16,}: /, ''));
      default:
        return words(field, value);
    }
  };

  function words(field: string, value: string): string {
    return value
      .split(SEPARATOR)
      .map((word) => wordOf(field, word))
      .join('');
  }

  function wordOf(field: string, word: string): string {
    const [, sen] = AMOUNT.exec(word) ?? [];
    if (sen !== undefined) return format.money(Number(sen));
    if (INSTANT.test(word)) return format.dateTime(Temporal.Instant.from(word));
    const text = valueText(field, word);
    return text === null ? word : t(text);
  }

  function operationWords(value: string): string {
    const text = operationText(value);
    return text === null ? value : t(`counterStaff:${text}`);
  }

  function busyWords(value: string): string {
    const [, minutes, until] = BUSY.exec(value) ?? [];
    if (minutes === undefined || until === undefined || !INSTANT.test(until)) return value;
    const time = format.dateTime(Temporal.Instant.from(until));
    return t('busyValue', { minutes, time });
  }

  /** The value has the ids of lines, then the reason: `a_0, a_1: SOLD_OUT`. */
  function unavailableWords(value: string): string {
    const [ids = '', reason] = value.split(': ');
    const items = t('items', { count: ids.split(', ').length });
    return reason === undefined ? value : `${items}: ${wordOf('unavailable', reason)}`;
  }
}
