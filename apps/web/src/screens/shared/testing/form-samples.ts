import {
  createFormMachine,
  type FormContext,
  type FormValues,
  type FormView,
  selectForm,
} from '@claypot/domain/machines';
import { type Actor, createActor } from 'xstate';
import { viewOf } from './in-state.ts';

type FormState = 'opening' | 'editing' | 'changed' | 'submitting' | 'done';

/** Values of a form, and further fields of its context. */
export type FormSample<TValues> = Pick<FormContext<TValues, undefined>, 'values'> &
  Partial<Omit<FormContext<TValues, undefined>, 'subject'>>;

/** Returns the view of the real form machine in the given state. */
export function formInState<TValues extends FormValues>(
  value: FormState,
  context: FormSample<TValues>,
): FormView<TValues> {
  const machine = createFormMachine<TValues, undefined>(() => context.values);
  const snapshot = machine.resolveState({ value, context: formContext(undefined, context) });
  return viewOf(snapshot, selectForm<TValues>);
}

/**
 * Returns an actor of a form in the given state, for machines that invoke one. It is not started.
 */
export function formActorIn<TValues extends FormValues, TSubject>(
  value: FormState,
  subject: TSubject,
  context: FormSample<TValues>,
): Actor<ReturnType<typeof createFormMachine<TValues, TSubject>>> {
  const machine = createFormMachine<TValues, TSubject>(() => context.values);
  const snapshot = machine.resolveState({ value, context: formContext(subject, context) });
  return createActor(machine, { input: subject, snapshot });
}

function formContext<TValues extends FormValues, TSubject>(
  subject: TSubject,
  { values, ...context }: FormSample<TValues>,
): FormContext<TValues, TSubject> {
  return {
    errors: {},
    firstInvalid: null,
    tried: false,
    rejection: null,
    ...context,
    values,
    subject,
  };
}
