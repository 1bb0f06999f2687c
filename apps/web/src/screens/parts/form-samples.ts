import { type FormSnapshot, type FormView, formMachine, selectForm } from '@claypot/domain';

/** What the real machine says of a form in one of its states. */
export function formInState(
  value: FormSnapshot['value'],
  context: Partial<FormSnapshot['context']> = {},
): FormView {
  return selectForm(
    formMachine.resolveState({
      value,
      context: { values: {}, errors: {}, firstBad: null, tried: false, refusal: null, ...context },
    }),
  );
}
