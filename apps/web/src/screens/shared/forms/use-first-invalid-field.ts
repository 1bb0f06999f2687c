import { type RefObject, useEffect, useState } from 'react';

/**
 * Takes the customer to the first field at fault after each try. Trying again with the same field
 * at fault changes nothing in the form, so tries are counted here.
 *
 * @returns to be called with each try
 */
export function useFirstInvalidField(
  form: RefObject<HTMLFormElement | null>,
  firstInvalid: string | null,
): () => void {
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (tries === 0 || firstInvalid === null) return;
    const found = form.current?.elements.namedItem(firstInvalid) ?? null;
    const field = found instanceof RadioNodeList ? enterable(found) : found;
    if (field instanceof HTMLElement) field.focus();
  }, [form, tries, firstInvalid]);

  return () => setTries((count) => count + 1);
}

/** The one of several of a name that Tab would lead to. */
function enterable(group: RadioNodeList): HTMLElement | undefined {
  const inputs = [...group].filter((node) => node instanceof HTMLInputElement);
  return (
    inputs.find(({ checked, disabled }) => checked && !disabled) ??
    inputs.find(({ disabled }) => !disabled)
  );
}
