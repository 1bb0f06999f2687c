import { type ProfileValues, selectMember, selectPicture } from '@claypot/domain/account';
import { profileMachines } from '@claypot/domain/app';
import { selectForm } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { ProfileView } from './ProfileView.tsx';

export function ProfileScreen() {
  const { session } = useApp();
  const machines = useMachines(profileMachines);
  const { full: from } = usePath();
  const form = useActorRef(machines.profile, { input: { from } });
  const picture = useActorRef(machines.picture);
  const member = useSelector(session, selectMember);
  const view = {
    back: useBack(),
    today: useBranchNow().toPlainDate().toString(),
    form: useSelector(form, selectForm<ProfileValues>),
    picture: useSelector(picture, selectPicture),
  };
  // The route guard redirects guests.
  if (member === null) return null;
  return (
    <ProfileView
      {...view}
      member={member}
      onChange={(change) => form.send({ type: 'CHANGE', change })}
      onSubmit={() => form.send({ type: 'SUBMIT' })}
      onChoosePicture={(file) => picture.send({ type: 'CHOOSE', file })}
      onDiscardPicture={() => picture.send({ type: 'DISCARD' })}
    />
  );
}
