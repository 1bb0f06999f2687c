import { selectMutation } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { printHrefOf } from '../../../platform/page/print-path.ts';
import type { Printing } from '../shared/printing-context.ts';
import { WithPrintingTexts } from '../shared/WithPrintingTexts.tsx';
import { PrintTicketView } from './PrintTicketView.tsx';

interface PrintTicketProps {
  readonly printing: Printing;
  readonly orderId: string;
  readonly branchId: string;
}

/** State of the last print of this order. Without a printer, the browser prints it. */
export function PrintTicket({ printing, orderId, branchId }: PrintTicketProps) {
  const { print, ticket } = printing;
  const { error, input, output, status } = useSelector(ticket, selectMutation);
  const kind = input?.order_id === orderId ? input.kind : null;
  const browserHref =
    kind === null ? null : printHrefOf({ order_id: orderId, kind, branch_id: branchId });

  // The person has read the result. Another failure stays above the board.
  useEffect(
    () => () => {
      const { context } = ticket.getSnapshot();
      const isRead = context.error === null || context.error === 'NO_PRINTER';
      if (isRead) ticket.send({ type: 'DISMISS' });
    },
    [ticket],
  );
  if (kind === null || browserHref === null || status === 'idle') return null;
  return (
    <WithPrintingTexts>
      <PrintTicketView
        status={status}
        job={output}
        error={error}
        browserHref={browserHref}
        onRetry={() => print({ order_id: orderId, kind })}
      />
    </WithPrintingTexts>
  );
}
