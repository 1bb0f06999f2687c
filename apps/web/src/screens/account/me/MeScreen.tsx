import { selectMember } from '@claypot/domain/account';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { GuestMe } from './guest/GuestMe.tsx';
import { MemberMe } from './member/MemberMe.tsx';

export function MeScreen() {
  const member = useSelector(useApp().session, selectMember);
  return member === null ? <GuestMe /> : <MemberMe member={member} />;
}
