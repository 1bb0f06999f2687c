import type { FieldChange } from './form.types.ts';

interface Fillable<TValues> {
  send(event: { type: 'CHANGE'; change: FieldChange<TValues> }): void;
}

/** Fills in several fields of a form, in order. */
export function fillIn<TValues>(form: Fillable<TValues>, values: Partial<TValues>): void {
  for (const field in values) {
    const value = values[field];
    if (value !== undefined) form.send({ type: 'CHANGE', change: { field, value } });
  }
}
