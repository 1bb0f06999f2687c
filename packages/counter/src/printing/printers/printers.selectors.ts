import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { PrintersView } from '../views.ts';
import type { printersMachine } from './printers.machine.ts';

type PrintersSnapshot = SnapshotFrom<typeof printersMachine>;

export function selectPrinters(snapshot: PrintersSnapshot): PrintersView {
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(
    snapshot.children.list,
  );
  return {
    status: status === 'notFound' ? 'failed' : status,
    printers: data ?? [],
    asOf,
    stale,
    unconfirmed,
    error,
    action: actionOf(snapshot),
    added: snapshot.context.added,
  };
}

function actionOf({ children, context }: PrintersSnapshot): PrintersView['action'] {
  if (context.action === 'remove' && children.remove) {
    const { error, input, status } = selectMutation(children.remove.getSnapshot());
    return { name: 'remove', status, printer: input, error };
  }
  if (context.action === 'testPage' && children.testPage) {
    const { error, input, status } = selectMutation(children.testPage.getSnapshot());
    return { name: 'testPage', status, printer: input, error };
  }
  return { name: null, status: 'idle', printer: null, error: null };
}
