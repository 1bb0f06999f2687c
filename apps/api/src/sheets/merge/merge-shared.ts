import type { DraftGroup } from '../values/draft.ts';
import { toSlug } from '../values/slug.ts';
import type { EntryEdit } from '../write/edit.ts';
import type { FolderMenu } from './folder-menu.ts';
import { editGroup, newGroup } from './merge-group.ts';

/** Merges shared option groups into options.yaml. */
export function mergeShared({ shared }: FolderMenu, groups: readonly DraftGroup[]) {
  const edits: EntryEdit[] = [];
  const added: string[] = [];
  const changed: string[] = [];
  const unchanged: string[] = [];
  const file = 'options.yaml';
  for (const group of groups) {
    const slug = group.slug ?? toSlug(group.texts, 'group');
    const index = shared.findIndex((each) => each.slug === slug);
    const before = shared[index];
    if (before === undefined) {
      edits.push({ kind: 'add', file, entry: newGroup(group, slug) });
      added.push(slug);
      continue;
    }
    const fields = editGroup(before, group);
    (fields.length === 0 ? unchanged : changed).push(slug);
    if (fields.length > 0) edits.push({ kind: 'change', file, index, fields, movesTo: null });
  }
  const slugs = new Set([...shared.map(({ slug }) => slug), ...added]);
  return { edits, slugs, outcome: { added, changed, unchanged } };
}
