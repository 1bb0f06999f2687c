import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { hoursMachine } from './hours.machine.ts';
import type { HoursView } from './views.ts';

export type HoursSnapshot = SnapshotFrom<typeof hoursMachine>;

export function selectHours(snapshot: HoursSnapshot): HoursView {
  const { context } = snapshot;
  const { base, changed, conflicts, error, isEdited, latest, resets, seen } = context;
  const list = selectChildQuery(snapshot.children.list);
  const isFailed = list.status === 'failed' || list.status === 'notFound';
  return {
    status: latest !== null ? 'ready' : isFailed ? 'failed' : 'loading',
    hours: latest,
    asOf: list.asOf,
    stale: list.stale,
    unconfirmed: list.unconfirmed,
    error: list.error,
    form: base === null ? null : { base, key: keyOf(base, resets) },
    isEdited: isEdited.settings,
    save: {
      status: statusOf(snapshot),
      isOfDay: context.edit?.days !== undefined,
      conflicts,
      error,
      changed: context.isCatchingUp ? null : changed,
      theirs: changed === null || context.isCatchingUp ? null : seen.settings,
    },
    serve: serveOf(snapshot),
  };
}

/** Forms begin again when it changes. */
function keyOf({ branch_id, delivery, notice, week }: HoursContextBase, resets: number): string {
  return [branch_id, week.version, delivery.version, notice.version, resets].join(' ');
}

type HoursContextBase = NonNullable<HoursSnapshot['context']['base']>;

function statusOf(snapshot: HoursSnapshot): HoursView['save']['status'] {
  if (snapshot.hasTag('busy')) return 'running';
  if (snapshot.matches('asking')) return 'asking';
  if (snapshot.matches({ waiting: 'rejected' })) return 'rejected';
  return snapshot.matches({ waiting: 'saved' }) ? 'done' : 'idle';
}

function serveOf({ children }: HoursSnapshot): HoursView['serve'] {
  if (!children.serve) return { status: 'idle', conflict: null, error: null };
  const { error, input, status } = selectMutation(children.serve.getSnapshot());
  return { status, conflict: input?.conflict ?? null, error };
}
