import { type App, type FormView, type OtpView, selectForm, selectOtp } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';

type Machines = App['machines'];

/** What a form that wants a code by SMS is drawn from, and what the customer can do in it. */
export interface CodeForm {
  readonly form: FormView;
  readonly otp: OtpView;
  readonly onChange: (field: string, value: string) => void;
  readonly onSubmit: () => void;
  /** Wants a code sent to the number in the field. */
  readonly onSend: () => void;
  readonly onResend: () => void;
  /** Back to the number, to change it. */
  readonly onEditNumber: () => void;
}

/**
 * A form and the code it wants, which know nothing of each other, tied together. `from` is the path
 * of the screen, for a form that leads to another way in.
 */
export function useCodeForm(
  formMachine: Machines['signUp' | 'resetPassword'],
  otpMachine: Machines['signUpOtp' | 'resetOtp'],
  from: string,
): CodeForm {
  const form = useActorRef(formMachine, { input: { subject: { from } } });
  const otp = useActorRef(otpMachine);
  const view = useSelector(form, selectForm);
  return {
    form: view,
    otp: useSelector(otp, selectOtp),
    onChange: (field, value) => {
      form.send({ type: 'CHANGE', field, value });
      if (field === 'phone_no') otp.send({ type: 'TYPED' });
    },
    onSubmit: () => form.send({ type: 'SUBMIT' }),
    onSend: () => otp.send({ type: 'SEND', phone: view.values.phone_no ?? '' }),
    onResend: () => otp.send({ type: 'RESEND' }),
    onEditNumber: () => otp.send({ type: 'EDIT' }),
  };
}
