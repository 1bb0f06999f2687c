import { type RefObject, useEffect, useRef, useState } from 'react';

/** Props of the element around the inputs. */
export interface FormRef {
  readonly form: RefObject<HTMLDivElement | null>;
}

interface FirstInvalid extends FormRef {
  /** Calls `onSubmit`, then focuses the first invalid input. */
  readonly submit: () => void;
}

/** Focuses the first invalid input after each press, because the button may be far from it. */
export function useFirstInvalid(onSubmit: () => void): FirstInvalid {
  const form = useRef<HTMLDivElement>(null);
  // Counted, because a repeated press with the same invalid input changes nothing in the view.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const input = form.current?.querySelector('[aria-invalid="true"], [data-invalid] input');
    if (!(input instanceof HTMLElement)) return;
    input.focus({ preventScroll: true });
    (input.closest('fieldset') ?? input).scrollIntoView({ block: 'nearest' });
  }, [tries]);
  return {
    form,
    submit: () => {
      onSubmit();
      setTries((count) => count + 1);
    },
  };
}
