import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { FieldErrors, FormValues, formMachine } from './form.machine.ts';

export type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** All that a view of a form may ask. */
export interface FormView {
  values: FormValues;
  errors: FieldErrors;
  /** Where to put the focus after a failed try. */
  firstBad: string | null;
  busy: boolean;
  done: boolean;
  refusal: ErrorCode | null;
}

export function selectForm(snapshot: FormSnapshot): FormView {
  const { values, errors, firstBad, refusal } = snapshot.context;
  return {
    values,
    errors,
    firstBad,
    refusal,
    busy: snapshot.hasTag('busy'),
    done: snapshot.matches('done'),
  };
}
