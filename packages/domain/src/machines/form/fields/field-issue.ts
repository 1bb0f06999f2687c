import type { FieldMessage } from './messages.ts';

/** Returns an issue of one field, for a check of the whole form. */
export function fieldIssue<
  TInput extends object,
  TKey extends keyof TInput & string,
  TMessage extends string = FieldMessage,
>(input: TInput, key: TKey, message: TMessage) {
  const path = {
    type: 'object',
    origin: 'value',
    input: Object.fromEntries(Object.entries(input)),
    key,
    value: input[key],
  } as const;
  return { message, path: [path] as [typeof path] };
}
