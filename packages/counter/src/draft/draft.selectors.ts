import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './draft.machine.ts';
import type { DraftView } from './views.ts';

export function selectDraft({ children }: SnapshotFrom<typeof draftMachine>): DraftView {
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(children.list);
  const versions = selectChildQuery(children.versions);
  const act = children.act === undefined ? null : selectMutation(children.act.getSnapshot());
  const preview =
    children.preview === undefined ? null : selectMutation(children.preview.getSnapshot());
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
    preview: {
      status: preview?.status ?? 'idle',
      error: preview?.error ?? null,
      created: preview?.output ?? null,
    },
  };
}
