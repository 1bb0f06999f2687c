import {
  printingMachines,
  selectCable,
  selectPrinters,
  selectPrintJobs,
} from '@claypot/counter/printing';
import { hasRank, type Printer } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, PAIR_PATH, SETTINGS_PATH } from '../../../platform/page/paths.ts';
import { usePrinting } from '../shared/printing-context.ts';
import { WithPrintingTexts } from '../shared/WithPrintingTexts.tsx';
import { AddPrinter, EditPrinter } from './OpenPrinterSheet.tsx';
import { PrintersView } from './PrintersView.tsx';

export function PrintersScreen() {
  const { branch } = useSession();
  if (branch === null) return null;
  return (
    <WithPrintingTexts>
      <PrintersOfBranch key={branch.id} branchId={branch.id} branchName={branch.branch_name} />
    </WithPrintingTexts>
  );
}

interface PrintersOfBranchProps {
  readonly branchId: string;
  readonly branchName: string;
}

function PrintersOfBranch({ branchId, branchName }: PrintersOfBranchProps) {
  const counter = useCounter();
  const { device, person } = useSession();
  const printing = usePrinting();
  const { jobs, cable } = printing ?? { jobs: undefined, cable: undefined };
  const actor = useActorRef(counter.machines(printingMachines).printers, {
    input: { branch_id: branchId },
  });
  const [open, setOpen] = useState<Printer | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PrintersView
        view={useSelector(actor, selectPrinters)}
        jobs={useSelector(jobs, (snapshot) => snapshot && selectPrintJobs(snapshot)) ?? null}
        cable={
          useSelector(cable ?? undefined, (snapshot) => snapshot && selectCable(snapshot)) ?? null
        }
        branchName={branchName}
        origin={location.origin}
        now={useNow()}
        canManage={hasRank(person?.role ?? 'kitchen', 'manager')}
        backHref={hrefOf(SETTINGS_PATH)}
        pairHref={device === null ? hrefOf(PAIR_PATH) : null}
        onAdd={() => setOpen('new')}
        onEdit={setOpen}
        onTest={(printer) => actor.send({ type: 'TEST', printer })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
        onDismiss={() => actor.send({ type: 'DISMISS' })}
        onRetry={() => actor.send({ type: 'RETRY' })}
        onCopy={(text) => void navigator.clipboard?.writeText(text).catch(() => undefined)}
        onConnect={({ id }) => cable?.send({ type: 'CONNECT', printer_id: id })}
        onDisconnect={() => cable?.send({ type: 'DISCONNECT' })}
        onReprint={(job) => jobs?.send({ type: 'REPRINT', job })}
        onFound={(id) => jobs?.send({ type: 'DISMISS_JOB', id })}
      />
      {open === 'new' && <AddPrinter branchId={branchId} onClose={close} />}
      {open !== null && open !== 'new' && (
        <EditPrinter
          printer={open}
          onClose={close}
          onRemove={() => {
            close();
            actor.send({ type: 'REMOVE', printer: open });
          }}
        />
      )}
    </>
  );
}
