import { type OtpView, type ResetPasswordValues, selectOtp } from '@claypot/domain/account';
import type { accountMachines } from '@claypot/domain/app';
import {
  type FieldChange,
  type FormActor,
  type FormView,
  selectForm,
} from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';

type Machines = ReturnType<typeof accountMachines>;

/** What every form holds that wants a code by SMS. */
export type CodeValues = ResetPasswordValues;

/** What such a form is drawn from, and what the customer can do in it. */
export interface CodeForm<TValues = CodeValues, TField extends string = string> {
  readonly form: FormView<TValues, TField>;
  readonly otp: OtpView;
  readonly onChange: (change: FieldChange<TValues>) => void;
  readonly onSubmit: () => void;
  /** Wants a code sent to the number in the field. */
  readonly onSend: () => void;
  readonly onResend: () => void;
  /** Back to the number, to change it. */
  readonly onEditNumber: () => void;
}

/** What a page that is drawn ahead shows: whether a code was sent only the device knows. */
const NONE_SENT: OtpView = {
  step: 'number',
  phone_no: null,
  busy: false,
  secondsLeft: 0,
  canSend: true,
  canResend: false,
  expired: false,
  problem: null,
  rejection: null,
};

/** A form and the code it wants, which know nothing of each other, tied together. */
export function useCodeForm<TValues extends CodeValues>(
  form: FormActor<TValues>,
  otpMachine: Machines['signUpOtp' | 'resetOtp'],
): CodeForm<TValues, keyof TValues & string> {
  const otp = useActorRef(otpMachine);
  const view = useSelector(form, selectForm<TValues>);
  const sent = useSelector(otp, selectOtp);
  const isHydrating = useIsHydrating();
  return {
    form: view,
    otp: isHydrating ? NONE_SENT : sent,
    onChange: (change) => {
      form.send({ type: 'CHANGE', change });
      if (change.field === 'phone_no') otp.send({ type: 'TYPED' });
    },
    onSubmit: () => form.send({ type: 'SUBMIT' }),
    // As it is now, and not as it was drawn: the last key may have been pressed since.
    onSend: () => otp.send({ type: 'SEND', phone: selectForm(form.getSnapshot()).values.phone_no }),
    onResend: () => otp.send({ type: 'RESEND' }),
    onEditNumber: () => otp.send({ type: 'EDIT' }),
  };
}
