import { selectMember } from '@claypot/domain/account';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { GuestMe } from './GuestMe.tsx';
import { MemberMe } from './MemberMe.tsx';

/** Whoever is looking, at home. */
export function MeScreen() {
  const member = useSelector(useApp().session, selectMember);
  return member === null ? <GuestMe /> : <MemberMe member={member} />;
}
