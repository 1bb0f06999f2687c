import { selectChildQuery } from '@claypot/domain/flows';
import type { SnapshotFrom } from 'xstate';
import { selectChange } from '../select-change.ts';
import type { SectionView } from '../views.ts';
import { countEntries, groupEntries, inOrder } from './group-entries.ts';
import type { sectionMachine } from './section.machine.ts';

export type SectionSnapshot = SnapshotFrom<typeof sectionMachine>;

export function selectSection(snapshot: SectionSnapshot): SectionView {
  const { context, children } = snapshot;
  const { filter, moved, removed, section, wanted } = context;
  const list = selectChildQuery(children.list);
  const references = selectChildQuery(children.references);
  const change = selectChange(children.change);
  const entries = inOrder(context.entries ?? [], wanted);
  const groups = groupEntries(entries, references.data?.categories ?? [], filter, context.unsaved);
  const isFailed = list.status === 'failed' || list.status === 'notFound';
  return {
    status:
      list.data === null
        ? isFailed
          ? 'failed'
          : 'loading'
        : entries.length === 0
          ? 'empty'
          : 'ready',
    error: list.error,
    stale: list.stale,
    section,
    filter,
    groups,
    hasUnsavedNew: context.unsaved.includes(null),
    counts: countEntries(entries),
    isFiltered: filter.only !== 'all' || filter.text.trim() !== '',
    change,
    removed: change.status === 'done' && change.kind === 'remove' ? removed : null,
    moved: placeOf(moved, groups),
  };
}

function placeOf(key: string | null, groups: SectionView['groups']): SectionView['moved'] {
  if (key === null) return null;
  for (const { rows } of groups) {
    const index = rows.findIndex(({ entry }) => entry.key === key);
    if (index !== -1) return { key, place: index + 1 };
  }
  return null;
}
