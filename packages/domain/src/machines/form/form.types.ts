import type { ErrorCode } from '@claypot/sdk';
import type { FieldMessage } from './fields/messages.ts';

/** Value of a field; null for an empty number, date or time. */
export type FieldValue =
  | string
  | number
  | boolean
  | Temporal.PlainDate
  | Temporal.Instant
  /** Several choices of a list. */
  | readonly string[]
  /** Several fields that change together. */
  | { readonly [part: string]: string }
  | null;

export type FormValues = { [field: string]: FieldValue };

export type FieldName<TValues> = keyof TValues & string;

export type FieldChange<TValues> = {
  [TField in FieldName<TValues>]: { field: TField; value: TValues[TField] };
}[FieldName<TValues>];

export type FieldErrors<TField extends string, TMessage = FieldMessage> = Partial<
  Record<TField, TMessage>
>;

export interface FormContext<TValues, TSubject, TCode = ErrorCode, TMessage = FieldMessage> {
  /** Input of the form, such as the address to edit; undefined for a form without input. */
  subject: TSubject;
  values: TValues;
  errors: FieldErrors<FieldName<TValues>, TMessage>;
  /** First invalid field of the last submit. The view focuses it. */
  firstInvalid: FieldName<TValues> | null;
  /** True once submitted. Errors then update on every keystroke; before that none are shown. */
  tried: boolean;
  rejection: TCode | null;
}

/**
 * `change` is a separate property because of a limit of XState. It types the events of a generic
 * machine only if their shape is independent of the type parameter.
 */
export type FormEvent<TValues> =
  | { type: 'CHANGE'; change: FieldChange<TValues> }
  | { type: 'SUBMIT' };

export interface Submission<TValues, TSubject> {
  values: TValues;
  subject: TSubject;
}
