/**
 * A body as a form: what is absent or null is left out, a file stays one, all else is text. Amounts
 * are in the wire's form already.
 */
export function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
}
