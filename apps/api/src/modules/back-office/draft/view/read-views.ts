import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import type { Section } from '../model/content.ts';
import type { DraftedEntry } from '../model/merge-draft.ts';
import { checkDraft } from '../publish/find-problems.ts';
import { readVersions } from '../store/published-versions.ts';
import { type DraftState, readDraft } from '../store/read-draft.ts';
import { translateProblems } from './problem-texts.ts';
import { viewDraft, viewEntry } from './view-draft.ts';

type ViewContext = Pick<CounterContext, 'company' | 'language' | 'now'>;

/** Reads the draft for the overview. */
export async function readDraftView(
  db: Queryable,
  context: ViewContext,
  state?: DraftState,
): Promise<Schemas['Draft']> {
  const { id } = context.company;
  const draft = state ?? (await readDraft(db, id));
  const [latest = null] = await readVersions(db, id, 1);
  return viewDraft(draft, latest, await viewOptions(db, context, draft));
}

/** Reads the entries of a section. @param category only dishes of it; null for all. */
export async function readEntriesView(
  db: Queryable,
  context: ViewContext,
  section: Section,
  category: string | null,
): Promise<Schemas['DraftEntries']> {
  const draft = await readDraft(db, context.company.id);
  const options = await viewOptions(db, context, draft);
  const entries = draft.drafted[section].filter(
    (entry) => category === null || entry.category === category,
  );
  return { section, entries: entries.map((entry) => viewEntry(entry, options)) };
}

/** Reads an entry. @throws ApiError `NOT_FOUND`. */
export async function readEntryView(
  db: Queryable,
  context: ViewContext,
  section: Section,
  key: string,
): Promise<Schemas['DraftEntry']> {
  const draft = await readDraft(db, context.company.id);
  const entry = findEntry(draft, section, key);
  if (entry === null) throw new ApiError('NOT_FOUND');
  return viewEntry(entry, await viewOptions(db, context, draft));
}

/** Returns an entry of the draft; null if there is none. */
export function findEntry(
  { drafted }: Pick<DraftState, 'drafted'>,
  section: Section,
  key: string,
): DraftedEntry | null {
  return drafted[section].find((entry) => entry.key === key) ?? null;
}

async function viewOptions(
  db: Queryable,
  { company, language, now }: ViewContext,
  { drafted }: Pick<DraftState, 'drafted'>,
) {
  const { problems } = await checkDraft(db, company.id, drafted, now);
  return {
    problems: translateProblems(problems, language),
    format: (instant: Temporal.Instant) => formatTime(instant, company.time_zone),
  };
}

/** Formats an instant with the offset of the company's zone. */
export function formatTime(instant: Temporal.Instant, timeZone: string): string {
  return instant.toString({ timeZone, smallestUnit: 'second' });
}
