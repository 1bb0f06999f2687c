import { type OtpView, type ResetPasswordValues, selectOtp } from '@claypot/domain/account';
import type { accountMachines } from '@claypot/domain/app';
import {
  type FieldChange,
  type FormActor,
  type FormView,
  selectForm,
} from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';

type Machines = ReturnType<typeof accountMachines>;

/** Values of every form that requires an SMS code. */
export type CodeValues = ResetPasswordValues;

/** State and callbacks of a form with an SMS code. */
export interface CodeForm<TValues = CodeValues, TField extends string = string> {
  readonly form: FormView<TValues, TField>;
  readonly otp: OtpView;
  readonly onChange: (change: FieldChange<TValues>) => void;
  readonly onSubmit: () => void;
  readonly onSend: () => void;
  readonly onResend: () => void;
  readonly onEditNumber: () => void;
}

/** OTP state of a prerendered page: only the device knows if a code was sent. */
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

/**
 * Connects a form with the OTP machine that sends its code. The two machines do not know each
 * other.
 */
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
    // Reads the current snapshot, because the rendered value may lack the last keystroke.
    onSend: () => otp.send({ type: 'SEND', phone: selectForm(form.getSnapshot()).values.phone_no }),
    onResend: () => otp.send({ type: 'RESEND' }),
    onEditNumber: () => otp.send({ type: 'EDIT' }),
  };
}
