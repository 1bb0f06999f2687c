import { selectForm, selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { SecondFactorView } from '../views.ts';
import type { secondFactorMachine } from './second-factor.machine.ts';

type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;

export function selectSecondFactor(snapshot: SecondFactorSnapshot): SecondFactorView {
  const { begin, confirm, remove } = snapshot.children;
  const beginning = begin === undefined ? null : selectMutation(begin.getSnapshot());
  const form = confirm ?? remove;
  return {
    status: statusOf(snapshot, beginning?.status === 'running'),
    setup: snapshot.context.setup,
    form: form === undefined ? null : selectForm(form.getSnapshot()),
    error: beginning?.error ?? null,
  };
}

function statusOf(
  snapshot: SecondFactorSnapshot,
  isBeginning: boolean,
): SecondFactorView['status'] {
  if (snapshot.matches('confirming')) return 'confirming';
  if (snapshot.matches('removing')) return 'removing';
  if (snapshot.matches('on')) return 'on';
  return isBeginning ? 'starting' : 'off';
}
