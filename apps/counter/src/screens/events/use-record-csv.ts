import { type CsvCell, csvHead, csvRow } from '@claypot/domain/text';
import type { StaffEvent } from '@claypot/sdk/counter';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeZoneContext } from '../../hooks/time-zone-context.ts';
import { useChangeTexts } from './EventChanges.tsx';
import { operationText } from './operation-texts.ts';
import { nameOf, type RecordNames } from './record-names.ts';

const COLUMNS = [
  'column_time',
  'column_branch',
  'column_person',
  'column_approver',
  'column_device',
  'column_action',
  'column_subject',
  'column_changes',
] as const;

/** Returns the functions that write the record of actions as CSV, in the language of the person. */
export function useRecordCsv(names: RecordNames) {
  const { t } = useTranslation(['counterRecord', 'counterStaff']);
  const textsOf = useChangeTexts(names);
  const timeZone = use(TimeZoneContext);

  const cellsOf = (event: StaffEvent): readonly CsvCell[] => {
    const operation = operationText(event.operation);
    return [
      localTime(event.at, timeZone),
      event.branch_id === null ? null : nameOf(names.branches, event.branch_id),
      event.staff_name ?? t('counterStaff:theServer'),
      event.approver_name,
      event.device_name,
      operation === null ? event.operation : t(`counterStaff:${operation}`),
      event.target?.name ?? null,
      event.changes
        .map(textsOf)
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; '),
    ];
  };

  return {
    head: csvHead(COLUMNS.map((column) => t(column))),
    write: (events: readonly StaffEvent[]) =>
      events.map((event) => csvRow(cellsOf(event))).join(''),
  };
}

/** `2026-11-28 14:05:30`, which spreadsheets read as a time in every language. */
function localTime(at: string, timeZone: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'second' }).replace('T', ' ');
}
