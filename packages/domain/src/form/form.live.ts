import * as v from 'valibot';
import { assign } from 'xstate';
import { fromRequest } from '../machine/from-request.ts';
import { type FieldErrors, type FormValues, formMachine } from './form.machine.ts';
import type { FieldMessage } from './messages.ts';

export type FormSchema = v.GenericSchema<FormValues, unknown>;

/** Messages by field; of several on one field the first, as the schema orders them. */
export function fieldErrors(schema: FormSchema, values: FormValues): FieldErrors {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const nested = v.flatten(result.issues).nested ?? {};
  return Object.fromEntries(
    Object.entries(nested).flatMap(([field, messages]) =>
      messages?.[0] ? [[field, messages[0] as FieldMessage]] : [],
    ),
  );
}

export interface FormOptions<TSchema extends FormSchema, TSubject> {
  schema: TSchema;
  /** The values it begins with; their order is the order of the fields. */
  initial: (subject: TSubject) => v.InferInput<TSchema>;
  /** Rejecting is a refusal: its code is shown and the customer may mend and try again. */
  submit: (output: v.InferOutput<TSchema>, signal: AbortSignal, subject: TSubject) => Promise<void>;
  /** Follows the values from the first on, also those that are not valid. */
  onChange?: (values: v.InferInput<TSchema>) => void;
}

interface Submission {
  values: FormValues;
  subject: unknown;
}

/**
 * A form machine for one schema; its messages are catalogue keys (`message('…')`). A form that can
 * be about several things is given `input: { subject: TSubject }`.
 */
export function createForm<TSchema extends FormSchema, TSubject = undefined>(
  options: FormOptions<TSchema, TSubject>,
) {
  const { schema, initial, onChange, submit } = options;
  return formMachine.provide({
    actors: {
      submit: fromRequest(({ input, signal }: { input: Submission; signal: AbortSignal }) =>
        submit(v.parse(schema, input.values), signal, input.subject as TSubject),
      ),
    },
    guards: {
      isValid: ({ context }) => v.is(schema, context.values),
    },
    actions: {
      begin: assign({ values: ({ context }) => initial(context.subject as TSubject) }),
      tell: ({ context }) => onChange?.(context.values),
      check: assign({ errors: ({ context }) => fieldErrors(schema, context.values) }),
    },
  });
}
