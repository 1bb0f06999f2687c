import type { ErrorCode } from '@claypot/sdk';
import type { FieldMessage } from './fields/messages.ts';

/** What one field of a form can hold; a number, a date or a time that is not filled in is null. */
export type FieldValue =
  | string
  | number
  | boolean
  | Temporal.PlainDate
  | Temporal.Instant
  /** What goes along with the fields and changes as one. */
  | { readonly [part: string]: string }
  | null;

/** What a form can hold: the input of its schema. */
export type FormValues = { [field: string]: FieldValue };

export type FieldName<TValues> = keyof TValues & string;

/** One field and what it holds from now on. */
export type FieldChange<TValues> = {
  [TField in FieldName<TValues>]: { field: TField; value: TValues[TField] };
}[FieldName<TValues>];

/** What is wrong with each field at fault. */
export type FieldErrors<TField extends string> = Partial<Record<TField, FieldMessage>>;

export interface FormContext<TValues, TSubject> {
  /** What the form is about; undefined for one that is always about the same. */
  subject: TSubject;
  values: TValues;
  errors: FieldErrors<FieldName<TValues>>;
  /** The first field at fault when submitting was last tried: the view takes the customer there. */
  firstInvalid: FieldName<TValues> | null;
  /** Once tried, errors follow every keystroke; before that nobody is scolded while typing. */
  tried: boolean;
  rejection: ErrorCode | null;
}

/**
 * A change stands in a property of its own. XState types the events of a machine that is generic in
 * its values only where the shape of each event does not depend on them.
 */
export type FormEvent<TValues> =
  | { type: 'CHANGE'; change: FieldChange<TValues> }
  | { type: 'SUBMIT' };

/** What is submitted. */
export interface Submission<TValues, TSubject> {
  values: TValues;
  subject: TSubject;
}
