import { type ChangePasswordValues, selectMember } from '@claypot/domain/account';
import { profileMachines } from '@claypot/domain/app';
import { selectForm } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

export function ChangePasswordScreen() {
  const { session } = useApp();
  const machines = useMachines(profileMachines);
  const form = useActorRef(machines.changePassword);
  return (
    <ChangePasswordView
      back={useBack()}
      phone={useSelector(session, selectMember)?.phone_no ?? ''}
      form={useSelector(form, selectForm<ChangePasswordValues>)}
      onChange={(change) => form.send({ type: 'CHANGE', change })}
      onSubmit={() => form.send({ type: 'SUBMIT' })}
    />
  );
}
