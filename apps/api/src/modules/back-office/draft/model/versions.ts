import { createHash } from 'node:crypto';
import { SECTIONS } from './content.ts';
import type { Drafted, DraftedEntry } from './merge-draft.ts';

/** Versions of entries by their fields. The key is one of the fields, or fixed. */
const versions = new WeakMap<
  object,
  { readonly category: string | null; readonly version: string }
>();

/** Version of an entry: a hash of its state, so that equal states have equal versions. */
export function entryVersion({ key, category, fields, status }: DraftedEntry): string {
  const isRemoved = status === 'removed';
  if (isRemoved) return hashOf([key, category, fields, isRemoved]);
  // Fields are never changed in place, and those of published entries are read again and again.
  const before = versions.get(fields);
  if (before?.category === category) return before.version;
  const version = hashOf([key, category, fields, isRemoved]);
  versions.set(fields, { category, version });
  return version;
}

/** Version of the draft with all its entries and their order. */
export function draftVersion(drafted: Drafted): string {
  return hashOf(
    SECTIONS.map((section) => [
      section,
      drafted[section].map((entry) => [entryVersion(entry), entry.status]),
    ]),
  );
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex').slice(0, 16);
}

/** Sorts the fields of records, because `jsonb` does not store their order. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
