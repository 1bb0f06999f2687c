import type { DraftFields } from '@claypot/sdk/counter';
import type { Field, SectionDescription } from '../fields/field.ts';
import { isSame } from './is-same.ts';
import { tidyFields } from './tidy.ts';
import type { DraftValue } from './value.ts';

export interface Difference<T extends string> {
  readonly field: Field<T>;
  readonly before: DraftValue | undefined;
  readonly after: DraftValue | undefined;
}

/** Returns the fields of an entry that differ, in the order of the form. */
export function differencesOf<T extends string>(
  description: SectionDescription<T>,
  before: DraftFields,
  after: DraftFields,
): Difference<T>[] {
  const [from, to] = [tidyFields(description, before), tidyFields(description, after)];
  const fields = description.groups.flatMap((group) => group.fields).flatMap(alternatives);
  return fields.flatMap((field) => {
    const change = { field, before: from[field.name], after: to[field.name] };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

function alternatives<T extends string>(field: Field<T>): readonly Field<T>[] {
  return field.kind === 'variants' ? field.variants.flatMap(({ fields }) => fields) : [field];
}
