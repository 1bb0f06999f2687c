import {
  type CableSnapshot,
  type CableView,
  selectCable,
  selectPrintJobs,
} from '@claypot/counter/printing';
import { selectMutation } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { hrefOf, PRINTERS_PATH } from '../../../platform/page/paths.ts';
import type { Printing } from '../shared/printing-context.ts';
import { WithPrintingTexts } from '../shared/WithPrintingTexts.tsx';
import { PrintAlertView } from './PrintAlertView.tsx';

interface PrintAlertProps {
  readonly printing: Printing;
  /** False without a person who may print. */
  readonly canPrint: boolean;
}

export function PrintAlert({ printing, canPrint }: PrintAlertProps) {
  const { cable, jobs, print, ticket } = printing;
  const view = useSelector(jobs, selectPrintJobs);
  const cableView = useSelector(cable ?? undefined, cableOf);
  const { error, input, status } = useSelector(ticket, selectMutation);
  return (
    <WithPrintingTexts>
      <PrintAlertView
        jobs={view}
        cable={cableView}
        rejected={status === 'rejected' && error !== 'NO_PRINTER' ? error : null}
        canPrint={canPrint}
        printersHref={hrefOf(PRINTERS_PATH)}
        onReprint={(job) => jobs.send({ type: 'REPRINT', job })}
        onRetry={() => input !== null && print(input)}
        onDismiss={() => ticket.send({ type: 'DISMISS' })}
        onFound={(id) => jobs.send({ type: 'DISMISS_JOB', id })}
      />
    </WithPrintingTexts>
  );
}

const NONE = { status: 'none', isRefused: false } as const;

function cableOf(snapshot: CableSnapshot | undefined): Pick<CableView, 'status' | 'isRefused'> {
  return snapshot === undefined ? NONE : selectCable(snapshot);
}
