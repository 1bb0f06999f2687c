import { type ReactNode, type RefObject, useRef } from 'react';
import { useFirstInvalidField } from './use-first-invalid-field.ts';

interface FormProps {
  /** Links a submit button outside of the form. */
  readonly id?: string;
  /** Name of the field to focus after a failed submit. */
  readonly firstInvalid: string | null;
  readonly onSubmit: () => void;
  readonly className?: string | undefined;
  /** Ref for components that also move the focus in the form. */
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
}

/**
 * Form without the browser's validation, because the form machine validates. Each submit focuses
 * the first invalid field.
 */
export function Form({ id, firstInvalid, onSubmit, className, formRef, children }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const ref = formRef ?? own;
  const pointAtFirstInvalid = useFirstInvalidField(ref, firstInvalid);
  return (
    <form
      id={id}
      ref={ref}
      // Without script, a submit then does nothing: by default it would put the typed text, such as
      // a password, in the address.
      method="dialog"
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
