import { type RefObject, useEffect, useState } from 'react';

/**
 * Focuses the first invalid field after each submit. Attempts are counted, because a repeated
 * submit with the same invalid field changes nothing in the form.
 *
 * @returns callback for each submit
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
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    // Focusing does not scroll if the field already has the focus.
    field.scrollIntoView({ block: 'nearest' });
  }, [form, tries, firstInvalid]);

  return () => setTries((count) => count + 1);
}

/** Returns the radio button of a group that Tab would focus. */
function enterable(group: RadioNodeList): HTMLElement | undefined {
  const inputs = [...group].filter((node) => node instanceof HTMLInputElement);
  return (
    inputs.find(({ checked, disabled }) => checked && !disabled) ??
    inputs.find(({ disabled }) => !disabled)
  );
}
