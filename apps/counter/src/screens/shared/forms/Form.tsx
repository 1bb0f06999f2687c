import { Stack } from '@claypot/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Rejection, type RejectionProps } from './Rejection.tsx';

interface FormProps extends RejectionProps {
  /** Links a submit button outside of the form. */
  readonly id?: string;
  /** Name of the field to focus after a failed submit. */
  readonly firstInvalid: string | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * Form without the browser's validation, because the form machine validates. Each submit focuses
 * the first invalid field.
 */
export function Form({ id, firstInvalid, code, onSubmit, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  // Counted, because a repeated submit with the same invalid field changes nothing in the form.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0 || firstInvalid === null) return;
    const found = ref.current?.elements.namedItem(firstInvalid) ?? null;
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    field.scrollIntoView({ block: 'nearest' });
  }, [tries, firstInvalid]);
  return (
    <form
      id={id}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setTries((count) => count + 1);
      }}
    >
      <Stack gap={4}>
        {children}
        <Rejection code={code} />
      </Stack>
    </form>
  );
}
