import {
  badge,
  type Member,
  memberMachines,
  selectBranch,
  selectQuery,
  tierBenefit,
} from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useIsMigrating } from '../../app/MigratingContext.ts';
import { useMachines } from '../../app/useMachines.ts';
import { MemberView } from './MemberView.tsx';
import { useProgramme } from './useProgramme.ts';

export function MemberMe({ member }: { readonly member: Member }) {
  const { session } = useApp();
  const machines = useMachines(memberMachines);
  // Brings points, balance and tier up to date behind what is shown.
  const record = useActorRef(machines.member);
  const unread = useActorRef(machines.unreadCount);
  const isMigrating = useIsMigrating();
  const { data } = useSelector(unread, selectQuery);
  return (
    <MemberView
      member={member}
      benefit={tierBenefit(member)}
      unread={badge(data ?? 0, 'entry')}
      branchName={useSelector(session, (snapshot) => selectBranch(snapshot)?.name ?? null)}
      programme={useProgramme()}
      welcoming={member.first_time === 1 && !isMigrating}
      onWelcomed={() => {
        session.send({ type: 'FIRST_TIME_SEEN' });
        // Nothing was fetched before the words were read.
        record.send({ type: 'REFRESH' });
      }}
    />
  );
}
