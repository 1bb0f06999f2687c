import { badge, type Member, selectBranch, tierBenefit } from '@claypot/domain/account';
import { memberMachines, tierMachines } from '@claypot/domain/app';
import { topUpPath } from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useIsMigrating } from '../../../../hooks/app/migrating-context.ts';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { ClaimableCount } from '../../../shared/loyalty/ClaimableCount.tsx';
import { useProgramme } from '../entries/use-programme.ts';
import { MemberView } from './MemberView.tsx';

interface MemberMeProps {
  readonly member: Member;
}

export function MemberMe({ member }: MemberMeProps) {
  // Only the tier reminder needs the tier's top-up amount, so the tiers are loaded only for it.
  return member.is_tier_remind === 1 ? (
    <AboutToEnd member={member} />
  ) : (
    <Shown member={member} renewal={topUpPath()} />
  );
}

function AboutToEnd({ member }: MemberMeProps) {
  const { data } = useSelector(useActorRef(useMachines(tierMachines).tiers), selectQuery);
  const tier = data?.find(({ level_id }) => level_id === member.leveling.level_id);
  return <Shown member={member} renewal={topUpPath(tier?.top_up_amount)} />;
}

interface ShownProps extends MemberMeProps {
  readonly renewal: string;
}

function Shown({ member, renewal }: ShownProps) {
  const { session } = useApp();
  const machines = useMachines(memberMachines);
  // Refetches points, balance and tier in the background.
  const record = useActorRef(machines.member);
  const unread = useActorRef(machines.unreadCount);
  const isMigrating = useIsMigrating();
  const { data } = useSelector(unread, selectQuery);
  return (
    <MemberView
      member={member}
      freshness={useSelector(record, selectQuery)}
      onRetry={() => record.send({ type: 'RETRY' })}
      benefit={tierBenefit(member)}
      claimable={<ClaimableCount />}
      unread={badge(data ?? 0, 'entry')}
      branchName={useSelector(session, (snapshot) => selectBranch(snapshot)?.name ?? null)}
      programme={useProgramme()}
      renewal={renewal}
      welcoming={member.first_time === 1 && !isMigrating}
      onWelcomed={() => {
        session.send({ type: 'FIRST_TIME_SEEN' });
        // While the welcome message was open, nothing was fetched.
        record.send({ type: 'REFRESH' });
      }}
    />
  );
}
