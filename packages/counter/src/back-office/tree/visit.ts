import type { DraftFields } from '@claypot/sdk/counter';
import type { Field } from '../fields/field.ts';
import { type DraftPath, type DraftValue, isRecord, recordsOf } from './value.ts';
import { variantOf } from './variants.ts';

export interface Visited<T extends string> {
  readonly field: Field<T>;
  readonly path: DraftPath;
  readonly value: DraftValue | undefined;
}

/** Iterates over the fields of a record and of the records inside it. */
export function* visitFields<T extends string>(
  fields: readonly Field<T>[],
  record: DraftFields,
  path: DraftPath = [],
): Generator<Visited<T>> {
  for (const field of fields) {
    if (field.kind === 'variants') {
      yield* visitFields(variantOf(field, record)?.fields ?? [], record, path);
      continue;
    }
    const value = record[field.name];
    const here = [...path, field.name];
    yield { field, path: here, value };
    if (field.kind === 'record' && isRecord(value)) yield* visitFields(field.fields, value, here);
    if (field.kind === 'list') {
      for (const [index, item] of recordsOf(value).entries()) {
        yield* visitFields(field.fields, item, [...here, index]);
      }
    }
  }
}

/** Returns true if a person sees the field: its condition holds, or it has a value. */
export function isShown({ name, when }: Field, record: DraftFields): boolean {
  return when === undefined || record[when.field] === when.is || name in record;
}
