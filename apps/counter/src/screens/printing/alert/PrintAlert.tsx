import { type CableView, selectCable, selectPrintJobs } from '@claypot/counter/printing';
import { useSelector } from '@xstate/react';
import { hrefOf, PRINTERS_PATH } from '../../../platform/page/paths.ts';
import type { Printing } from '../host/printing-context.ts';
import { WithPrintingTexts } from '../shared/WithPrintingTexts.tsx';
import { PrintAlertView } from './PrintAlertView.tsx';

interface PrintAlertProps {
  readonly printing: Printing;
  /** False without a person who may print. */
  readonly canPrint: boolean;
}

export function PrintAlert({ printing, canPrint }: PrintAlertProps) {
  const { cable, jobs } = printing;
  const view = useSelector(jobs, selectPrintJobs);
  const cableStatus = useSelector(cable ?? undefined, statusOf);
  return (
    <WithPrintingTexts>
      <PrintAlertView
        jobs={view}
        cable={cableStatus}
        canPrint={canPrint}
        printersHref={hrefOf(PRINTERS_PATH)}
        onReprint={(job) => jobs.send({ type: 'REPRINT', job })}
        onFound={(id) => jobs.send({ type: 'DISMISS_JOB', id })}
      />
    </WithPrintingTexts>
  );
}

function statusOf(snapshot: Parameters<typeof selectCable>[0] | undefined): CableView['status'] {
  return snapshot === undefined ? 'none' : selectCable(snapshot).status;
}
