import type { OtpView } from '@claypot/domain/account';
import { type RefObject, useEffect, useState } from 'react';

const OF_THE_CODE = ['phone_no', 'otp_code'];

/**
 * Takes the customer along while a code is asked for: to the code once it is sent, to the number
 * where that is at fault or is to be changed. Nothing moves before a button was pressed, and so a
 * reload leaves the focus alone; nor for who has gone on to type a password meanwhile.
 *
 * @returns to be called with each press
 */
export function useCodeFocus(
  form: RefObject<HTMLFormElement | null>,
  { step, busy, problem, rejection }: OtpView,
): () => void {
  const [presses, setPresses] = useState(0);
  const isNumberAtFault = problem !== null || rejection !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault twice is told twice.
  useEffect(() => {
    if (presses === 0 || busy) return;
    const { activeElement: active } = document;
    if (active instanceof HTMLInputElement && !OF_THE_CODE.includes(active.name)) return;
    const name = step === 'code' ? 'otp_code' : 'phone_no';
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, presses, step, busy, isNumberAtFault]);

  return () => setPresses((count) => count + 1);
}
