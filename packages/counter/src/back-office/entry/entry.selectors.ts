import { selectChildQuery } from '@claypot/domain/flows';
import type { SnapshotFrom } from 'xstate';
import { describeSection } from '../fields/descriptions.ts';
import { selectChange } from '../select-change.ts';
import { untranslatedIn } from '../tree/untranslated.ts';
import type { EntryView } from '../views.ts';
import type { entryMachine } from './entry.machine.ts';
import { isEdited } from './entry-draft.ts';

export type EntrySnapshot = SnapshotFrom<typeof entryMachine>;

export function selectEntry(snapshot: EntrySnapshot): EntryView {
  const { context, children } = snapshot;
  const { category, draft, isAdded, isRestored, key, section, theirs } = context;
  const list = selectChildQuery(children.list);
  const references = selectChildQuery(children.references);
  const isMissing = list.status === 'ready' && !list.refreshing && draft === null;
  return {
    status: draft !== null ? 'ready' : isMissing ? 'notFound' : statusOf(list.status),
    error: list.error,
    section,
    key,
    category: draft?.category ?? category,
    base: draft?.base ?? null,
    fields: draft?.fields ?? {},
    isEdited: draft !== null && isEdited(context, draft),
    isRestored,
    isAdded: isAdded === true,
    problems: draft?.problems ?? [],
    untranslated: untranslatedIn(describeSection(section), draft?.fields ?? {}),
    theirs,
    references: { status: statusOf(references.status), entries: references.data ?? {} },
    change: selectChange(children.change),
  };
}

function statusOf(status: string): 'loading' | 'failed' | 'ready' {
  if (status === 'loading') return 'loading';
  return status === 'failed' || status === 'notFound' ? 'failed' : 'ready';
}
