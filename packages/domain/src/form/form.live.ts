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

export interface FormOptions<TSchema extends FormSchema> {
  schema: TSchema;
  /** The values it begins with; their order is the order of the fields. */
  initial: () => v.InferInput<TSchema>;
  /** Hears of every change, to remember it. */
  keep?: (values: FormValues) => void;
  /** Rejecting is a refusal: its code is shown and the customer may mend and try again. */
  submit: (output: v.InferOutput<TSchema>, signal: AbortSignal) => Promise<void>;
}

/** A form machine for one schema; its messages are catalogue keys (`message('…')`). */
export function createForm<TSchema extends FormSchema>(options: FormOptions<TSchema>) {
  const { schema, initial, keep, submit } = options;
  return formMachine.provide({
    actors: {
      submit: fromRequest(
        ({ input, signal }: { input: { values: FormValues }; signal: AbortSignal }) =>
          submit(v.parse(schema, input.values), signal),
      ),
    },
    guards: {
      isValid: ({ context }) => v.is(schema, context.values),
    },
    actions: {
      begin: assign({ values: () => initial() }),
      keep: ({ context }) => keep?.(context.values),
      check: assign({ errors: ({ context }) => fieldErrors(schema, context.values) }),
    },
  });
}
