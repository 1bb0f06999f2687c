import * as v from 'valibot';
import { assign } from 'xstate';
import { fromRequest } from '../base/from-request.ts';
import { type FormSchema, fieldErrors } from './field-errors.ts';
import { createFormMachine } from './form.machine.ts';
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
  type Values = v.InferInput<TSchema>;
  const { schema, initial, onChange, submit } = options;
  return createFormMachine<Values, TSubject>(initial).provide({
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
      check: assign({ errors: ({ context }) => fieldErrors(schema, context.values) }),
    },
  });
}
