import {
  createFormMachine,
  type FormContext,
  type FormValues,
  type FormView,
  selectForm,
} from '@claypot/domain';
import { viewOf } from './in-state.ts';

type FormState = 'opening' | 'editing' | 'changed' | 'submitting' | 'done';

/** A form's values and what else its context is to hold. */
export type FormSample<TValues> = Pick<FormContext<TValues, undefined>, 'values'> &
  Partial<FormContext<TValues, undefined>>;

/** What the real machine says of a form in one of its states. */
export function formInState<TValues extends FormValues>(
  value: FormState,
  context: FormSample<TValues>,
): FormView<TValues> {
  const machine = createFormMachine<TValues, undefined>(() => context.values);
  const snapshot = machine.resolveState({
    value,
    context: {
      subject: undefined,
      errors: {},
      firstInvalid: null,
      tried: false,
      refusal: null,
      ...context,
    },
  });
  return viewOf(snapshot, selectForm<TValues>);
}
