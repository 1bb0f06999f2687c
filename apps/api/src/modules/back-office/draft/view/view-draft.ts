import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { type Content, SECTIONS } from '../model/content.ts';
import { titleOf } from '../model/fill-slugs.ts';
import type { Drafted, DraftedEntry } from '../model/merge-draft.ts';
import { draftVersion, entryVersion } from '../model/versions.ts';
import type { DraftProblem } from '../publish/find-problems.ts';
import type { PublishedVersion } from '../store/published-versions.ts';
import { type Change, listChanges } from './list-changes.ts';

/** Limits of the contract. */
const MOST = { changes: 5000, problems: 500, problemsOfEntry: 200 };

/** Formats an instant as the contract does. */
type FormatInstant = (instant: Temporal.Instant) => string;

interface ViewOptions {
  readonly problems: readonly DraftProblem[];
  readonly format: FormatInstant;
}

/** Returns the draft for the overview. */
export function viewDraft(
  { published, drafted }: { readonly published: Content; readonly drafted: Drafted },
  latest: PublishedVersion | null,
  { problems, format }: ViewOptions,
): Schemas['Draft'] {
  const changes = listChanges(published, drafted);
  const changedIn = Map.groupBy(changes, ({ section }) => section);
  const problemsIn = Map.groupBy(problems, ({ section }) => section);
  return {
    version: draftVersion(drafted),
    sections: SECTIONS.map((section) => ({
      section,
      count: drafted[section].filter(({ status }) => status !== 'removed').length,
      changed: changedIn.get(section)?.length ?? 0,
      problems: problemsIn.get(section)?.length ?? 0,
    })),
    changes: changes.slice(0, MOST.changes).map((change) => viewChange(change, format)),
    problems: problems.slice(0, MOST.problems),
    published: latest === null ? null : viewVersion(latest, format),
  };
}

function viewChange({ section, entry }: Change, format: FormatInstant): Schemas['DraftChange'] {
  return {
    section,
    key: entry?.key ?? null,
    title: entry === null ? { en: '', zh_CN: '' } : titleOf(entry.fields),
    status: entry?.status ?? 'changed',
    changed_by: entry?.by ?? null,
    changed_at: entry?.at == null ? null : format(entry.at),
  };
}

/** Returns a published version for a list of versions. */
export function viewVersion(
  { number, at, by, changes }: PublishedVersion,
  format: FormatInstant,
): Schemas['PublishedVersion'] {
  return { number, at: format(at), by, changes };
}

/** Returns an entry for its form. */
export function viewEntry(
  entry: DraftedEntry,
  { problems, format }: ViewOptions,
): Schemas['DraftEntry'] {
  const { section, key, category, fields, status, published, by, at } = entry;
  return {
    section,
    key,
    category,
    title: titleOf(fields),
    status,
    fields,
    published: status === 'changed' && published !== null ? published.fields : null,
    version: entryVersion(entry),
    changed_by: by,
    changed_at: at === null ? null : format(at),
    problems: problems
      .filter((problem) => problem.key === key && problem.section === section)
      .slice(0, MOST.problemsOfEntry),
  };
}
