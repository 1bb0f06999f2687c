import type { DraftFields } from '@claypot/sdk/counter';

/** A value of a record of the draft: text, list or record. */
export type DraftValue = DraftFields[string];

/** Steps from an entry to a value: names of fields and indexes of lists. */
export type DraftPath = readonly (string | number)[];

export function isRecord(value: DraftValue | undefined): value is DraftFields {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Returns the text of a scalar; empty if there is none. */
export function textOf(value: DraftValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the texts of a list. */
export function textsOf(value: DraftValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Returns the records of a list. A text in it counts as an empty record, so indexes stay. */
export function recordsOf(value: DraftValue | undefined): DraftFields[] {
  return Array.isArray(value) ? value.map((item) => (isRecord(item) ? item : {})) : [];
}

/** Returns the path as the server writes it, such as `options.0.name.en`. */
export function pathText(path: DraftPath): string {
  return path.join('.');
}
