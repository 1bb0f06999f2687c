import type { ErrorCode } from '@claypot/sdk';
import type { ActorRef, Snapshot } from 'xstate';
import type { FieldErrors, FieldName, FormContext, FormEvent } from './form.types.ts';

/** What is asked of the snapshot of a form with these values, whatever it is about. */
export type FormSnapshot<TValues> = Snapshot<unknown> & {
  context: FormContext<TValues, unknown>;
  hasTag: (tag: 'busy') => boolean;
  matches: (state: 'done') => boolean;
};

/** A running form with these values, whatever it is about. */
export type FormActor<TValues> = ActorRef<FormSnapshot<TValues>, FormEvent<TValues>>;

/** All that a view of a form may ask. */
export interface FormView<TValues, TField extends string = FieldName<TValues>> {
  values: TValues;
  errors: FieldErrors<TField>;
  /** Where to put the focus after a failed try. */
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
