import { printingMachines } from '@claypot/counter/printing';
import { selectMutation } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { type PrintedPage, printHrefOf } from '../../../platform/page/print-path.ts';
import { WithPrintingTexts } from '../shared/WithPrintingTexts.tsx';
import { PrintTicketView } from './PrintTicketView.tsx';

/** Prints a ticket once by a printer of the branch; with the browser if no printer prints it. */
export function PrintTicket({ order_id, kind, branch_id }: PrintedPage) {
  const actor = useActorRef(useCounter().machines(printingMachines).printTicket);
  const { error, output, status } = useSelector(actor, selectMutation);
  const browserHref = printHrefOf({ order_id, kind, branch_id });
  useEffect(() => {
    actor.send({ type: 'RUN', input: { order_id, kind } });
  }, [actor, order_id, kind]);
  useEffect(() => {
    // Without an opener the window has its own process, so its dialog does not stop this page.
    if (error === 'NO_PRINTER') window.open(browserHref, '_blank', 'noopener');
  }, [error, browserHref]);
  return (
    <WithPrintingTexts>
      <PrintTicketView
        status={status}
        job={output}
        error={error}
        browserHref={browserHref}
        onRetry={() => actor.send({ type: 'RUN', input: { order_id, kind } })}
      />
    </WithPrintingTexts>
  );
}
