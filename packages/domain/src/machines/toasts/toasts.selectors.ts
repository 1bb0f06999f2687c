import type { SnapshotFrom } from 'xstate';
import type { Toast, toastsMachine } from './toasts.machine.ts';

type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>;

/** Returns the toast to show; null if there is none. */
export function selectToast(snapshot: ToastsSnapshot): Toast | null {
  return snapshot.context.queue[0] ?? null;
}
