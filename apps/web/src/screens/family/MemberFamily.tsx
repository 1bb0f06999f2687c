import { type Member, memberMachines, selectQuery, tierMachines, tierPanel } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
import { MemberFamilyView } from './MemberFamilyView.tsx';

interface MemberFamilyProps {
  readonly member: Member;
  readonly programme: string;
}

export function MemberFamily({ member, programme }: MemberFamilyProps) {
  // Brings points, balance and tier up to date behind what is shown.
  useActorRef(useMachines(memberMachines).member);
  const actor = useActorRef(useMachines(tierMachines).tiers);
  const tiers = useSelector(actor, selectQuery);
  // A tier may end while the screen is open.
  const now = useBranchNow();
  const panel = tierPanel({
    member,
    tiers: tiers.data ?? [],
    timeZone: now.timeZoneId,
    now: now.toInstant(),
  });
  return (
    <MemberFamilyView
      programme={programme}
      member={member}
      panel={panel}
      tiers={tiers}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
