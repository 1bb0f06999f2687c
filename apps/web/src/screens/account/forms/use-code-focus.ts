import type { OtpView } from '@claypot/domain/account';
import { type RefObject, useEffect, useState } from 'react';

const OF_THE_CODE = ['phone_no', 'otp_code'];

/**
 * Moves the focus after the customer requests a code or edits the number. It moves to the code
 * field once the code is sent, else to the phone number. The focus does not move before the first
 * such action (for example after a reload), or while another field has it.
 *
 * @returns callback to call on each such action
 */
export function useCodeFocus(
  form: RefObject<HTMLFormElement | null>,
  { step, busy, problem, rejection }: OtpView,
): () => void {
  const [presses, setPresses] = useState(0);
  const hasNumberError = problem !== null || rejection !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault twice is told twice.
  useEffect(() => {
    if (presses === 0 || busy) return;
    const { activeElement: active } = document;
    if (active instanceof HTMLInputElement && !OF_THE_CODE.includes(active.name)) return;
    const name = step === 'code' ? 'otp_code' : 'phone_no';
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, presses, step, busy, hasNumberError]);

  return () => setPresses((count) => count + 1);
}
