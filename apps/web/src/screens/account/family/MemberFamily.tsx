import type { Member } from '@claypot/domain/account';
import { memberMachines, tierMachines } from '@claypot/domain/app';
import type { CompanyRecord } from '@claypot/domain/company';
import { tierPanel } from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { ClaimableCount } from '../../shared/loyalty/ClaimableCount.tsx';
import { useFamilyDay } from '../../shared/loyalty/use-family-day.ts';
import { MemberFamilyView } from './MemberFamilyView.tsx';

interface MemberFamilyProps {
  readonly member: Member;
  readonly company: Pick<CompanyRecord, 'company_family_name' | 'family_day'>;
}

export function MemberFamily({ company, member }: MemberFamilyProps) {
  // Refetches points, balance and tier in the background.
  const record = useActorRef(useMachines(memberMachines).member);
  const actor = useActorRef(useMachines(tierMachines).tiers);
  const tiers = useSelector(actor, selectQuery);
  // A tier may expire while the screen is open.
  const now = useBranchNow();
  const panel = tierPanel({
    member,
    tiers: tiers.data ?? [],
    timeZone: now.timeZoneId,
    now: now.toInstant(),
  });
  return (
    <MemberFamilyView
      programme={company.company_family_name}
      member={member}
      freshness={useSelector(record, selectQuery)}
      panel={panel}
      tiers={tiers}
      claimable={<ClaimableCount />}
      familyDay={useFamilyDay(company)}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onRetryMember={() => record.send({ type: 'RETRY' })}
    />
  );
}
