import { selectForm } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { SignInView } from '../views.ts';
import type { signInMachine } from './sign-in.machine.ts';

export function selectSignIn(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { form } = snapshot.children;
  const step = snapshot.matches('code') ? 'code' : 'password';
  if (form === undefined) return { step, ...BLANK };
  const view = selectForm(form.getSnapshot());
  // The code was not asked for in an earlier submit, so it is not missing yet.
  const { code, ...errors } = view.errors;
  const isMissing = view.values.code === '' && view.firstInvalid !== 'code';
  return { step, ...view, errors: isMissing || code === undefined ? errors : { ...errors, code } };
}

const BLANK = {
  values: { login: '', password: '', code: null },
  errors: {},
  firstInvalid: null,
  busy: false,
  done: false,
  rejection: null,
} as const;
