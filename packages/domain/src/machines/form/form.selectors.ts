import type { ErrorCode } from '@claypot/sdk';
import type { ActorRef, Snapshot } from 'xstate';
import type { FieldMessage } from './fields/messages.ts';
import type { FieldErrors, FieldName, FormContext, FormEvent } from './form.types.ts';

/** Part of a form's snapshot that selectors read, for any subject. */
export type FormSnapshot<
  TValues,
  TCode = ErrorCode,
  TMessage = FieldMessage,
> = Snapshot<unknown> & {
  context: FormContext<TValues, unknown, TCode, TMessage>;
  hasTag: (tag: 'busy') => boolean;
  matches: (state: 'done') => boolean;
};

export type FormActor<TValues, TCode = ErrorCode, TMessage = FieldMessage> = ActorRef<
  FormSnapshot<TValues, TCode, TMessage>,
  FormEvent<TValues>
>;

export interface FormView<
  TValues,
  TField extends string = FieldName<TValues>,
  TCode = ErrorCode,
  TMessage = FieldMessage,
> {
  values: TValues;
  errors: FieldErrors<TField, TMessage>;
  /** Field to focus after a failed submit. */
  firstInvalid: TField | null;
  busy: boolean;
  done: boolean;
  rejection: TCode | null;
}

export function selectForm<TValues, TCode = ErrorCode, TMessage = FieldMessage>(
  snapshot: FormSnapshot<TValues, TCode, TMessage>,
): FormView<TValues, FieldName<TValues>, TCode, TMessage> {
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
