import { selectMember } from '@claypot/domain/account';
import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import { GuestFamily } from './GuestFamily.tsx';
import { MemberFamily } from './MemberFamily.tsx';

export function FamilyScreen() {
  const { company, session } = useApp();
  const member = useSelector(session, selectMember);
  const companyRecord = useSelector(company, selectCompany);
  useNamedTitle(companyRecord?.company_family_name);
  // The app frame renders no screen before the company is loaded.
  if (companyRecord === null) return null;
  return member === null ? (
    <GuestFamily company={companyRecord} />
  ) : (
    <MemberFamily member={member} company={companyRecord} />
  );
}
