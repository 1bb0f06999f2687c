import { printingMachines } from '@claypot/counter/printing';
import { selectForm } from '@claypot/domain/machines';
import type { Printer } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { AddPrinterSheet, EditPrinterSheet } from './PrinterSheet.tsx';

interface AddPrinterProps {
  readonly branchId: string;
  readonly onClose: () => void;
}

/** Form of a new printer with its machine. */
export function AddPrinter({ branchId, onClose }: AddPrinterProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(printingMachines).addPrinter, {
    input: { branch_id: branchId, kind: 'star_cloudprnt' },
  });
  const form = useSelector(actor, selectForm);
  useCloseWhenDone(form.done, onClose);
  return (
    <AddPrinterSheet
      form={form}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}

interface EditPrinterProps {
  readonly printer: Printer;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Form of a printer with its machine. */
export function EditPrinter({ printer, onClose, onRemove }: EditPrinterProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(printingMachines).updatePrinter, { input: printer });
  const form = useSelector(actor, selectForm);
  useCloseWhenDone(form.done, onClose);
  return (
    <EditPrinterSheet
      printer={printer}
      form={form}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
      onRemove={onRemove}
    />
  );
}

function useCloseWhenDone(isDone: boolean, onClose: () => void): void {
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
}
