import { type ReactNode, type RefObject, useRef } from 'react';
import { useFirstInvalidField } from './use-first-invalid-field.ts';

interface FormProps {
  /** For a button that stands outside of it. */
  readonly id?: string;
  /** The name of the field to go to after a try. */
  readonly firstInvalid: string | null;
  readonly onSubmit: () => void;
  readonly className?: string | undefined;
  /** For whoever moves the focus in it too. */
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
}

/**
 * The form around fields. What they must hold is the machine's to say, so the browser's own checks
 * are off; each try takes the customer to the first field at fault.
 */
export function Form({ id, firstInvalid, onSubmit, className, formRef, children }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const ref = formRef ?? own;
  const pointAtFirstInvalid = useFirstInvalidField(ref, firstInvalid);
  return (
    <form
      id={id}
      ref={ref}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        pointAtFirstInvalid();
      }}
    >
      {children}
    </form>
  );
}
