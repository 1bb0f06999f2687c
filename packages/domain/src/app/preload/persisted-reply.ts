import type { FirstRequest, PersistedUnder } from '../../machines/query/first-request.ts';
import { READS, READS_VERSION, readThing } from '../../machines/query/persisted-format.ts';
import { keyId } from '../../machines/query/query-key.ts';
import type { Language } from '../../ports/ports.ts';
import { ownerId } from '../../storage/owner-id.ts';
import { type AskingPage, cachedAt } from './fill-requests.ts';
import type { Visitor } from './visitor.ts';

/** The list of what is kept, before anything of it is known to be as it should. */
interface LooseIndex {
  readonly version?: unknown;
  readonly owner?: unknown;
  readonly language?: unknown;
  readonly entries?: readonly { readonly id?: unknown; readonly outdated?: unknown }[];
}

interface LooseRead {
  readonly data?: object | null;
  readonly loadedAt?: unknown;
}

export interface PersistedReplyContext {
  readonly page: AskingPage;
  readonly visitor: Visitor;
  readonly language: Language;
  /** In epoch milliseconds. */
  readonly now: number;
  /** What the device keeps of a thing of the company's, by the thing's name. */
  readonly read: (thing: string) => string | null;
}

/**
 * What an earlier visit was answered to a first request: by the same rules as the app's own
 * (`query/kept-reads.ts`), so that nothing is shown that the app would not show, and looked at only
 * roughly, as `readVisitor` does. Amounts are in cents in it, and not texts as in answers.
 * @returns undefined where nothing is kept, it is another's, or something has changed it since.
 */
export function readPersistedReply(
  { kept }: Pick<FirstRequest, 'kept'>,
  { language, now, page, read, visitor }: PersistedReplyContext,
): unknown {
  if (kept === undefined) return undefined;
  const id = keyId(keyOf(kept, page, visitor));
  const index = parsed<LooseIndex>(read(READS));
  const isTheirs =
    index?.version === READS_VERSION &&
    index.owner === ownerId(visitor.owner) &&
    index.language === language;
  const isListed = isTheirs && index.entries?.some((each) => each.id === id && !each.outdated);
  const stored = isListed ? parsed<LooseRead>(read(readThing(id))) : null;
  // Nothing is read before it is: a clock that was put back tells nothing of its age.
  const isRead = typeof stored?.loadedAt === 'number' && stored.loadedAt <= now;
  return isRead && stored.data ? answerIn(stored.data, kept) : undefined;
}

function keyOf({ key }: PersistedUnder, page: AskingPage, visitor: Visitor) {
  const known = cachedAt(page, visitor);
  const { owner, place } = visitor;
  return key.map((part) => {
    if (part === ':owner') return owner;
    if (part === ':place') return place;
    const isName = typeof part === 'string' && part.startsWith(':');
    return isName ? (known.get(part.slice(1)) ?? null) : part;
  });
}

function answerIn(data: object, { fields }: PersistedUnder): unknown {
  if (fields === undefined) return data;
  const parts: Readonly<Record<string, unknown>> = { ...data };
  return fields.flatMap((field) => parts[field] ?? []);
}

function parsed<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
