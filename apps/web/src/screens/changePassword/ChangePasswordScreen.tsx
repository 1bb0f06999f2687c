import { selectForm, selectMember } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

export function ChangePasswordScreen() {
  const { machines, session } = useApp();
  const form = useActorRef(machines.changePassword);
  return (
    <ChangePasswordView
      back={useBack()}
      phone={useSelector(session, selectMember)?.phone_no ?? ''}
      form={useSelector(form, selectForm)}
      onChange={(change) => form.send({ type: 'CHANGE', change })}
      onSubmit={() => form.send({ type: 'SUBMIT' })}
    />
  );
}
