import type { Fields, Value } from '../../../../import/read/fields-value.ts';
import { changesBetween, type EventChange } from '../../../staff/index.ts';
import { isRecord, type Section } from '../model/content.ts';

/** Maximum changes of an event in the contract, less one for the section. */
const MOST = 49;

/** Returns the changed values for the record of actions, such as `name.en`, after the section. */
export function fieldChanges(section: Section, before: Fields, after: Fields): EventChange[] {
  const texts = [new Map(flatten(before, '')), new Map(flatten(after, ''))] as const;
  const names = [...new Set(texts.flatMap((text) => [...text.keys()]))];
  const [old, present] = texts.map((text) =>
    Object.fromEntries(names.map((name) => [name, text.get(name) ?? null])),
  );
  return [
    { field: 'section', before: null, after: section },
    ...changesBetween(old ?? {}, present ?? {}).slice(0, MOST),
  ];
}

/** Returns each text with its path. */
function flatten(value: Value, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  const entries = isRecord(value) ? Object.entries(value) : [...value.entries()];
  return entries.flatMap(([name, inner]) =>
    inner === undefined ? [] : flatten(inner, path === '' ? String(name) : `${path}.${name}`),
  );
}
