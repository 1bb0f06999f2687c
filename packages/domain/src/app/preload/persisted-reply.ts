import type { FirstRequest, PersistedUnder } from '../../machines/query/first-request.ts';
import { READS, READS_VERSION, readRecordName } from '../../machines/query/persisted-format.ts';
import { keyId } from '../../machines/query/query-key.ts';
import type { Language } from '../../ports/ports.ts';
import { ownerId } from '../../storage/owner-id.ts';
import { type AskingPage, cachedAt } from './fill-requests.ts';
import type { Visitor } from './visitor.ts';

/** Index of persisted reads, not validated. */
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
  /** Epoch ms. */
  readonly now: number;
  /** Returns the stored text of a company's key on the device; null if there is none. */
  readonly read: (thing: string) => string | null;
}

/**
 * Returns the persisted response of an earlier visit to a first request. Follows the rules of the
 * app's own `query/persisted-reads.ts`, with only rough validation like `readVisitor`. Amounts are
 * numbers in cents, unlike the strings of API responses.
 *
 * @returns undefined if the request has no cache key, nothing valid is persisted for this owner and
 * language, it was invalidated, or the clock was set back
 */
export function readPersistedReply(
  { persistedAs }: Pick<FirstRequest, 'persistedAs'>,
  { language, now, page, read, visitor }: PersistedReplyContext,
): unknown {
  if (persistedAs === undefined) return undefined;
  const id = keyId(keyOf(persistedAs, page, visitor));
  const index = parsed<LooseIndex>(read(READS));
  const isOwnIndex =
    index?.version === READS_VERSION &&
    index.owner === ownerId(visitor.owner) &&
    index.language === language;
  const isListed = isOwnIndex && index.entries?.some((each) => each.id === id && !each.outdated);
  const stored = isListed ? parsed<LooseRead>(read(readRecordName(id))) : null;
  // A time of loading in the future means that the clock was set back, so the age is unknown.
  const isRead = typeof stored?.loadedAt === 'number' && stored.loadedAt <= now;
  return isRead && stored.data ? answerIn(stored.data, persistedAs) : undefined;
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
