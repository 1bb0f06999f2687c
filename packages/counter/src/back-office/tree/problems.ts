import type { DraftProblem } from '@claypot/sdk/counter';
import type { Field, SectionDescription } from '../fields/field.ts';
import type { Edit } from './edit.ts';
import { type DraftPath, pathText } from './value.ts';
import { WORD_LANGUAGES, type WordLanguage } from './words.ts';

/** Returns the problems that an edit leaves. Those of a list with changed indexes are outdated. */
export function problemsAfter(problems: readonly DraftProblem[], edit: Edit): DraftProblem[] {
  const isListChange = edit.type === 'REMOVE' || edit.type === 'MOVE';
  const edited = pathText(isListChange ? edit.path.slice(0, -1) : edit.path);
  return problems.filter(
    ({ field }) => !(isBelow(field, edited) || (field !== '' && isBelow(edited, field))),
  );
}

/** Returns the message of a field; undefined if it has no problem. */
export function problemAt(
  problems: readonly DraftProblem[],
  path: DraftPath,
  inside: 'exactly' | 'below' = 'exactly',
): string | undefined {
  const text = pathText(path);
  return problems.find(({ field }) => (inside === 'below' ? isBelow(field, text) : field === text))
    ?.message;
}

/** Returns true if a path is another one or below it. */
function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}.`);
}

/** A part of the name of a field: a text, the number of a record in a list, or a language. */
export type NamePart<T extends string> =
  | { readonly label: T }
  | { readonly number: number }
  | { readonly language: WordLanguage };

/** Returns the name of the field at a path, from the entry down. Unknown steps are left out. */
export function nameOf<T extends string>(
  { groups }: Pick<SectionDescription<T>, 'groups'>,
  path: string,
): NamePart<T>[] {
  const parts: NamePart<T>[] = [];
  let fields = groups.flatMap((group) => group.fields);
  for (const step of path.split('.')) {
    const field = flatten(fields).find(({ name }) => name === step);
    const language = WORD_LANGUAGES.find((each) => each === step);
    if (field !== undefined) {
      parts.push({ label: field.label });
      fields = 'fields' in field ? [...field.fields] : [];
    } else if (/^\d+$/.test(step)) parts.push({ number: Number(step) + 1 });
    else if (language !== undefined) parts.push({ language });
  }
  return parts;
}

/** Returns the fields with those of all alternatives. */
function flatten<T extends string>(fields: readonly Field<T>[]): Field<T>[] {
  return fields.flatMap((field) =>
    field.kind === 'variants'
      ? field.variants.flatMap((variant) => flatten(variant.fields))
      : [field],
  );
}
