import type { EventExportView, EventLogView } from '@claypot/counter/staff';
import type { EventChoices, EventFilters, StaffEvent } from '@claypot/sdk/counter';
import { Button, Callout, Card, checkIcon, historyIcon, Stack, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { Page } from '../shared/layout/Page.tsx';
import { RecordsBody } from '../shared/layout/RecordsBody.tsx';
import { EventChanges } from './EventChanges.tsx';
import { ExportState } from './ExportState.tsx';
import { operationText } from './operation-texts.ts';
import { RecordFilters } from './RecordFilters.tsx';
import styles from './RecordView.module.css';
import { nameOf, type RecordNames, recordNamesOf } from './record-names.ts';

export interface RecordViewProps {
  readonly view: EventLogView;
  readonly choices: EventChoices;
  readonly file: EventExportView;
  /** Number of actions in the file that was saved last; null if there is none. */
  readonly saved: number | null;
  readonly backHref: string;
  /** Returns the address of the actions on an order or booking. */
  readonly hrefOfNumber: (number: string) => string;
  readonly onFilter: (filters: EventFilters) => void;
  readonly onNewer: () => void;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
  readonly onExport: () => void;
  readonly onExportRetry: () => void;
  readonly onExportCancel: () => void;
}

/** What staff did, newest first. */
export function RecordView(props: RecordViewProps) {
  const { view, choices, file, saved, backHref, onFilter, onRetry } = props;
  const { t } = useTranslation(['counterStaff', 'counterStart', 'counterRecord']);
  const names = recordNamesOf(choices);
  const done = saved === null ? null : t('counterRecord:exportDone', { count: saved });
  useAnnouncement(done);
  return (
    <Page
      title={t('counterStart:record')}
      backHref={backHref}
      busy={view.status === 'loading'}
      width="wide"
    >
      <div className={styles.head}>
        <p className={styles.intro}>{t('recordText')}</p>
        {view.status === 'ready' && file.status === 'idle' && (
          <Button variant="secondary" onClick={props.onExport}>
            {t('counterRecord:download')}
          </Button>
        )}
      </div>
      <ExportState view={file} onRetry={props.onExportRetry} onCancel={props.onExportCancel} />
      {done !== null && (
        <Callout tone="success" icon={checkIcon}>
          {done}
        </Callout>
      )}
      <RecordFilters filters={view.filters} choices={choices} onChange={onFilter} />
      <RecordsBody
        view={view}
        failedTitle={t('recordFailed')}
        empty={{ icon: historyIcon, title: t('recordEmpty') }}
        onRetry={onRetry}
      >
        <Card padding="none">
          <ul>
            {view.events.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                names={names}
                hrefOfNumber={props.hrefOfNumber}
              />
            ))}
          </ul>
        </Card>
        <Pages {...props} />
      </RecordsBody>
    </Page>
  );
}

interface EventRowProps extends Pick<RecordViewProps, 'hrefOfNumber'> {
  readonly event: StaffEvent;
  readonly names: RecordNames;
}

function EventRow({ event, names, hrefOfNumber }: EventRowProps) {
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const text = operationText(event.operation);
  const { at, staff_name, approver_name, device_name, branch_id, operation, changes } = event;
  return (
    <li className={styles.event}>
      <div className={styles.time} translate="no">
        <p>{format.fullDateTime(Temporal.Instant.from(at))}</p>
        {branch_id !== null && <p>{nameOf(names.branches, branch_id)}</p>}
      </div>
      <div className={styles.words}>
        <p className={styles.who}>
          <span>{staff_name ?? t('theServer')}</span>
          {device_name !== null && (
            <span className={styles.text}>{t('onDevice', { device: device_name })}</span>
          )}
          {approver_name !== null && (
            <span className={styles.text}>{t('approvedBy', { name: approver_name })}</span>
          )}
        </p>
        <p className={styles.operation}>
          <span>{text === null ? operation : t(text)}</span>
          {event.target !== null && <Target target={event.target} hrefOfNumber={hrefOfNumber} />}
        </p>
        <EventChanges changes={changes} names={names} />
      </div>
    </li>
  );
}

interface TargetProps extends Pick<RecordViewProps, 'hrefOfNumber'> {
  readonly target: NonNullable<StaffEvent['target']>;
}

/** The number of an order or booking leads to all actions on it. */
function Target({ target: { kind, name }, hrefOfNumber }: TargetProps) {
  if (kind !== 'order' && kind !== 'reservation') return <span translate="no">{name}</span>;
  return (
    <a className={styles.number} href={hrefOfNumber(name)} translate="no">
      {name}
    </a>
  );
}

function Pages({ view, onNewer, onOlder }: RecordViewProps) {
  const { t } = useTranslation(['counterStaff', 'counterRecord']);
  const end = <p className={styles.end}>{t('counterRecord:endOfRecord')}</p>;
  if (!view.hasNext && !view.hasPrevious) return end;
  return (
    <Stack gap={2}>
      {!view.hasNext && end}
      <div className={styles.pages}>
        <Button variant="secondary" disabled={!view.hasPrevious} onClick={onNewer}>
          {t('newer')}
        </Button>
        <p>{t('page', { page: view.page })}</p>
        <Button variant="secondary" disabled={!view.hasNext} onClick={onOlder}>
          {t('older')}
        </Button>
      </div>
    </Stack>
  );
}
