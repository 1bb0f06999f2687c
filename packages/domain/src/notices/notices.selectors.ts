import type { SnapshotFrom } from 'xstate';
import type { Notice, noticesMachine } from './notices.machine.ts';

type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>;

/** The notice to show now, or null. */
export function selectNotice(snapshot: NoticesSnapshot): Notice | null {
  return snapshot.context.queue[0] ?? null;
}
