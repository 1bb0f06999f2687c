import type { ErrorCode } from '@claypot/sdk';
import type { ActorRef, Snapshot } from 'xstate';
import type { FieldErrors, FieldName, FormContext, FormEvent } from './form.types.ts';

/** Part of a form's snapshot that selectors read, for any subject. */
export type FormSnapshot<TValues> = Snapshot<unknown> & {
  context: FormContext<TValues, unknown>;
  hasTag: (tag: 'busy') => boolean;
  matches: (state: 'done') => boolean;
};

export type FormActor<TValues> = ActorRef<FormSnapshot<TValues>, FormEvent<TValues>>;

export interface FormView<TValues, TField extends string = FieldName<TValues>> {
  values: TValues;
  errors: FieldErrors<TField>;
  /** Field to focus after a failed submit. */
  firstInvalid: TField | null;
  busy: boolean;
  done: boolean;
  rejection: ErrorCode | null;
}

export function selectForm<TValues>(snapshot: FormSnapshot<TValues>): FormView<TValues> {
  const { values, errors, firstInvalid, rejection } = snapshot.context;
  return {
    values,
    errors,
    firstInvalid,
    rejection,
    busy: snapshot.hasTag('busy'),
    done: snapshot.matches('done'),
  };
}
