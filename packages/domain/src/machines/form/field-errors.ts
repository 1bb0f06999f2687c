import * as v from 'valibot';
import { isFieldMessage } from './fields/messages.ts';
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
  const { issues = [] } = v.safeParse(schema, values);
  const errors: FieldErrors<FieldName<v.InferInput<TSchema>>> = {};
  for (const field in values) {
    const issue = issues.find(({ path }) => path?.[0].key === field);
    if (issue === undefined) continue;
    const { message } = issue;
    if (!isFieldMessage(message)) throw new Error(`No message of the field "${field}": ${message}`);
    errors[field] = message;
  }
  return errors;
}
