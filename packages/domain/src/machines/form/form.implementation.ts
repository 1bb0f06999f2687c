import type { ErrorCode } from '@claypot/sdk';
import * as v from 'valibot';
import { assign } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { fromRequest } from '../base/from-request.ts';
import { type FormSchema, fieldErrorsOf } from './field-errors.ts';
import { type FieldMessage, isFieldMessage } from './fields/messages.ts';
import { createFormMachineOf } from './form.machine.ts';
import type { Submission } from './form.types.ts';

export interface FormOptions<TSchema extends FormSchema, TSubject> {
  schema: TSchema;
  /** Returns the initial values. Their order is the order of the fields. */
  initial: (subject: TSubject) => v.InferInput<TSchema>;
  /**
   * Submits the form. If it rejects, the form shows the error code and the customer may try again.
   */
  submit: (output: v.InferOutput<TSchema>, signal: AbortSignal, subject: TSubject) => Promise<void>;
  /**
   * Called with the initial values and after each change, valid or not. `changed` is true if the
   * customer changed a field.
   */
  onChange?: (values: v.InferInput<TSchema>, changed: boolean) => void;
}

/**
 * Creates a form machine from a schema, which types the values. Messages of the schema are
 * catalogue keys (`message('…')`). The machine's `input` is the subject of the form, if it has
 * several.
 */
export function createForm<TSchema extends FormSchema, TSubject = undefined>(
  options: FormOptions<TSchema, TSubject>,
) {
  const contract = { codeOf: failureCode, isMessage: isFieldMessage };
  return createFormOf<TSchema, TSubject, ErrorCode, FieldMessage>(contract, options);
}

/** Error codes and field messages of the forms of a contract. */
export interface FormContract<TCode, TMessage extends string> {
  codeOf(error: unknown): TCode;
  isMessage(text: string): text is TMessage;
}

/** Like {@link createForm}, with the error codes and field messages of another contract. */
export function createFormOf<TSchema extends FormSchema, TSubject, TCode, TMessage extends string>(
  { codeOf, isMessage }: FormContract<TCode, TMessage>,
  options: FormOptions<TSchema, TSubject>,
) {
  type Values = v.InferInput<TSchema>;
  const { schema, initial, onChange, submit } = options;
  return createFormMachineOf<Values, TSubject, TCode, TMessage>(codeOf, initial).provide({
    actors: {
      submit: fromRequest<void, Submission<Values, TSubject>>(({ input, signal }) =>
        submit(v.parse(schema, input.values), signal, input.subject),
      ),
    },
    guards: {
      isValid: ({ context }) => v.is(schema, context.values),
    },
    actions: {
      emitChange: ({ context }, { changed }) => onChange?.(context.values, changed),
      check: assign({ errors: ({ context }) => fieldErrorsOf(isMessage, schema, context.values) }),
    },
  });
}
