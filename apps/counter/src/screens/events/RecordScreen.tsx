import {
  eventFiltersOf,
  eventQueryOf,
  manageMachines,
  selectEventExport,
  selectEventLog,
} from '@claypot/counter/staff';
import { selectQuery } from '@claypot/domain/machines';
import type { EventChoices, EventFilters } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useCounter } from '../../hooks/counter-context.ts';
import { TimeZoneContext } from '../../hooks/time-zone-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { hrefOf, RECORD_PATH, SETTINGS_PATH } from '../../platform/page/paths.ts';
import { saveFile } from '../../platform/page/save-file.ts';
import { RecordView } from './RecordView.tsx';
import { recordNamesOf } from './record-names.ts';
import { useRecordCsv } from './use-record-csv.ts';

export function RecordScreen() {
  const counter = useCounter();
  const machines = counter.machines(manageMachines);
  const query = useSearch();
  const [, navigate] = useLocation();
  const choices = useChoices();
  const log = useActorRef(machines.eventLog, { input: eventFiltersOf(query) });
  const view = useSelector(log, selectEventLog);
  // The address is the source of the filters, so that links and the browser's Back work.
  useEffect(() => {
    const filters = eventFiltersOf(query);
    if (eventQueryOf(filters) !== eventQueryOf(log.getSnapshot().context.filters)) {
      log.send({ type: 'FILTER', filters });
    }
  }, [log, query]);
  const filter = (filters: EventFilters) => {
    const search = eventQueryOf(filters);
    navigate(RECORD_PATH + (search === '' ? '' : `?${search}`), { replace: true });
  };
  const file = useExport(choices, view.filters);
  return (
    <RecordView
      view={view}
      choices={choices}
      file={file.view}
      saved={file.saved}
      backHref={hrefOf(SETTINGS_PATH)}
      hrefOfNumber={(number) => `${hrefOf(RECORD_PATH)}?${new URLSearchParams({ number })}`}
      onFilter={filter}
      onNewer={() => log.send({ type: 'PREVIOUS' })}
      onOlder={() => log.send({ type: 'NEXT' })}
      onRetry={() => log.send({ type: 'RETRY' })}
      onExport={file.start}
      onExportRetry={() => file.send({ type: 'RETRY' })}
      onExportCancel={() => file.send({ type: 'CANCEL' })}
    />
  );
}

/** Returns the choices of the filters. Until they are loaded, only the branches of the session. */
function useChoices(): EventChoices {
  const { branches } = useSession();
  const actor = useActorRef(useCounter().machines(manageMachines).eventChoices, { input: {} });
  const { data } = useSelector(actor, selectQuery);
  return data ?? { branches: [...branches], people: [], devices: [], operations: [] };
}

/** Exports the events of the filters, and saves the file once it is complete. */
function useExport(choices: EventChoices, filters: EventFilters) {
  const { t } = useTranslation('counterRecord');
  const timeZone = use(TimeZoneContext);
  const counter = useCounter();
  const { clock } = counter.runtime;
  const actor = useActorRef(counter.machines(manageMachines).eventExport);
  const view = useSelector(actor, selectEventExport);
  const csv = useRecordCsv(recordNamesOf(choices));
  /** Number of events of the last saved file; null before it and during the next export. */
  const [saved, setSaved] = useState<number | null>(null);
  const { count, parts, status } = view;
  useEffect(() => {
    if (status !== 'done') return;
    const date = clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
    saveFile(document, `${t('exportFile', { date })}.csv`, parts);
    setSaved(count);
    // Releases the memory of the file.
    actor.send({ type: 'DISMISS' });
  }, [actor, clock, count, parts, status, t, timeZone]);
  return {
    view,
    saved,
    send: actor.send,
    start: () => {
      setSaved(null);
      actor.send({ type: 'START', filters, ...csv });
    },
  };
}
