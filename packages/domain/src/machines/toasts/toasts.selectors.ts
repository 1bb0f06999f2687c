import type { SnapshotFrom } from 'xstate';
import type { Toast, toastsMachine } from './toasts.machine.ts';

type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>;

/** The toast to show now, or null. */
export function selectToast(snapshot: ToastsSnapshot): Toast | null {
  return snapshot.context.queue[0] ?? null;
}
