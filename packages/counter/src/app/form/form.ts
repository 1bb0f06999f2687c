import {
  createFormMachineOf,
  createFormOf,
  type FormOptions,
  type FormSchema,
} from '@claypot/domain/flows';
import type {
  FormActor as ActorOfForm,
  FieldName,
  FormValues,
  FormView as ViewOfForm,
} from '@claypot/domain/machines';
import { codeOf, type ErrorCode } from '@claypot/sdk/counter';
import { type FieldMessage, isFieldMessage } from './messages.ts';

/** View of a form, read with `selectForm` of `@claypot/domain/machines`. */
export type FormView<TValues> = ViewOfForm<TValues, FieldName<TValues>, ErrorCode, FieldMessage>;

export type FormActor<TValues> = ActorOfForm<TValues, ErrorCode, FieldMessage>;

/** Creates a form machine from a schema, with the error codes and messages of the counter. */
export function createForm<TSchema extends FormSchema, TSubject = undefined>(
  options: FormOptions<TSchema, TSubject>,
) {
  return createFormOf<TSchema, TSubject, ErrorCode, FieldMessage>(
    { codeOf, isMessage: isFieldMessage },
    options,
  );
}

/** Placeholder of a form that a flow invokes by name. */
export function unprovidedForm<TValues extends FormValues, TSubject = undefined>(
  initial: (subject: TSubject) => TValues,
) {
  return createFormMachineOf<TValues, TSubject, ErrorCode, FieldMessage>(codeOf, initial);
}
