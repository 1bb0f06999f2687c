import type { EventLogView } from '@claypot/counter/staff';
import type { SessionBranch, StaffEvent } from '@claypot/sdk/counter';
import { Button, Card, historyIcon, OptionGroup, Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { Page } from '../shared/layout/Page.tsx';
import { RecordsBody } from '../shared/layout/RecordsBody.tsx';
import { EventChanges } from './EventChanges.tsx';
import { operationText } from './operation-texts.ts';
import styles from './RecordView.module.css';

export interface RecordViewProps {
  readonly view: EventLogView;
  readonly branches: readonly SessionBranch[];
  readonly backHref: string;
  /** Null chooses all branches. */
  readonly onBranch: (branchId: string | null) => void;
  readonly onNewer: () => void;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
}

/** Id of the choice of all branches. */
const ALL = '';

/** What staff did, newest first. */
export function RecordView(props: RecordViewProps) {
  const { view, branches, backHref, onBranch, onRetry } = props;
  const { t } = useTranslation(['counterStaff', 'counterStart']);
  return (
    <Page
      title={t('counterStart:record')}
      backHref={backHref}
      busy={view.status === 'loading'}
      width="wide"
    >
      <p className={styles.intro}>{t('recordText')}</p>
      {branches.length > 1 && (
        <OptionGroup
          kind="radio"
          label={t('branch')}
          choices={[
            { id: ALL, label: t('everyBranch') },
            ...branches.map(({ id, branch_name }) => ({ id, label: branch_name })),
          ]}
          selected={[view.filters.branch_id ?? ALL]}
          onSelect={(id) => onBranch(id === ALL ? null : id)}
        />
      )}
      <RecordsBody
        view={view}
        failedTitle={t('recordFailed')}
        empty={{ icon: historyIcon, title: t('recordEmpty') }}
        onRetry={onRetry}
      >
        <Card padding="none">
          <ul>
            {view.events.map((event) => (
              <EventRow key={event.id} event={event} branches={branches} />
            ))}
          </ul>
        </Card>
        <Pages {...props} />
      </RecordsBody>
    </Page>
  );
}

interface EventRowProps {
  readonly event: StaffEvent;
  readonly branches: readonly SessionBranch[];
}

function EventRow({ event, branches }: EventRowProps) {
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const text = operationText(event.operation);
  const { at, staff_name, approver_name, device_name, operation, changes } = event;
  return (
    <li className={styles.event}>
      <p className={styles.time} translate="no">
        {format.fullDateTime(Temporal.Instant.from(at))}
      </p>
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
        </p>
        <EventChanges changes={changes} branches={branches} />
      </div>
    </li>
  );
}

function Pages({ view, onNewer, onOlder }: RecordViewProps) {
  const { t } = useTranslation('counterStaff');
  if (!view.hasNext && !view.hasPrevious) return null;
  return (
    <Stack gap={2}>
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
