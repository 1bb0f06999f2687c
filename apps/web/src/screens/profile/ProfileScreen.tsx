import { type ProfileValues, selectMember, selectPicture } from '@claypot/domain/account';
import { profileMachines } from '@claypot/domain/app';
import { selectForm } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
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
  // Whoever is not a member is led away from here.
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
