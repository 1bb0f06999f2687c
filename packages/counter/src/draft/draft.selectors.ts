import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './draft.machine.ts';
import type { DraftView } from './views.ts';

export function selectDraft({ children }: SnapshotFrom<typeof draftMachine>): DraftView {
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(children.list);
  const versions = selectChildQuery(children.versions);
  const act = children.act === undefined ? null : selectMutation(children.act.getSnapshot());
  return {
    status: data !== null ? 'ready' : status === 'loading' ? 'loading' : 'failed',
    error,
    asOf,
    stale,
    unconfirmed,
    draft: data,
    versions: versions.data ?? [],
    act: {
      status: act?.status ?? 'idle',
      error: act?.error ?? null,
      action: act?.input?.action ?? null,
    },
  };
}
