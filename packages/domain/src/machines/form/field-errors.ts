import * as v from 'valibot';
import { type FieldMessage, isFieldMessage } from './fields/messages.ts';
import type { FieldErrors, FieldName, FormValues } from './form.types.ts';

export type FormSchema = v.GenericSchema<FormValues, unknown>;

/**
 * Returns one message per invalid field: the first in the order of the schema.
 *
 * @throws if the schema returns a message that is no catalogue key
 */
export function fieldErrors<TSchema extends FormSchema>(
  schema: TSchema,
  values: v.InferInput<TSchema>,
): FieldErrors<FieldName<v.InferInput<TSchema>>> {
  return fieldErrorsOf<TSchema, FieldMessage>(isFieldMessage, schema, values);
}

/** Like {@link fieldErrors}, with the field messages of another contract. */
export function fieldErrorsOf<TSchema extends FormSchema, TMessage extends string>(
  isMessage: (text: string) => text is TMessage,
  schema: TSchema,
  values: v.InferInput<TSchema>,
): FieldErrors<FieldName<v.InferInput<TSchema>>, TMessage> {
  const { issues = [] } = v.safeParse(schema, values);
  const errors: FieldErrors<FieldName<v.InferInput<TSchema>>, TMessage> = {};
  for (const field in values) {
    const issue = issues.find(({ path }) => path?.[0].key === field);
    if (issue === undefined) continue;
    const { message } = issue;
    if (!isMessage(message)) throw new Error(`No message of the field "${field}": ${message}`);
    errors[field] = message;
  }
  return errors;
}
