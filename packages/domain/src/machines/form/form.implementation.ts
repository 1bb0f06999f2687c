import * as v from 'valibot';
import { assign } from 'xstate';
import { fromRequest } from '../base/from-request.ts';
import { type FormSchema, fieldErrors } from './field-errors.ts';
import { createFormMachine } from './form.machine.ts';
import type { Submission } from './form.types.ts';

export interface FormOptions<TSchema extends FormSchema, TSubject> {
  schema: TSchema;
  /** The values it begins with; their order is the order of the fields. */
  initial: (subject: TSubject) => v.InferInput<TSchema>;
  /** Rejecting is a refusal: its code is shown and the customer may mend and try again. */
  submit: (output: v.InferOutput<TSchema>, signal: AbortSignal, subject: TSubject) => Promise<void>;
  /**
   * Follows the values from the first on, also those that are not valid; `changed` once the customer
   * has changed one.
   */
  onChange?: (values: v.InferInput<TSchema>, changed: boolean) => void;
}

/**
 * A form machine for one schema, whose input types the values; its messages are catalogue keys
 * (`message('…')`). What a form is about, for one that can be about several things, is its `input`.
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
