import { selectMember } from '@claypot/domain/account';
import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import { GuestFamily } from './GuestFamily.tsx';
import { MemberFamily } from './MemberFamily.tsx';

/** The loyalty programme, for who is in it and for who could be. */
export function FamilyScreen() {
  const { company, session } = useApp();
  const member = useSelector(session, selectMember);
  const known = useSelector(company, selectCompany);
  useNamedTitle(known?.company_family_name);
  // The frame draws no screen before the company is known.
  if (known === null) return null;
  return member === null ? (
    <GuestFamily company={known} />
  ) : (
    <MemberFamily member={member} company={known} />
  );
}
