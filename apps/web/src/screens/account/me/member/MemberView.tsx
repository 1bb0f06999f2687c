import type { Member, TierBenefit } from '@claypot/domain/account';
import type { Freshness } from '@claypot/domain/machines';
import { Screen, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ShownFreshness } from '../../../shared/freshness/ShownFreshness.tsx';
import { Entries } from '../entries/Entries.tsx';
import { ProgrammeLink } from '../entries/ProgrammeLink.tsx';
import type { Programme } from '../entries/use-programme.ts';
import { MemberCard } from './MemberCard.tsx';
import { Reminders } from './Reminders.tsx';
import { WelcomePopup } from './WelcomePopup.tsx';

interface MemberViewProps {
  readonly member: Member;
  /** Freshness of points, balance and tier. */
  readonly freshness: Freshness;
  readonly benefit: TierBenefit;
  /** Badge text for unread notifications; null for none. */
  readonly unread: string | null;
  /** Number of vouchers that the member can claim now. */
  readonly claimable: ReactNode;
  /** Branch of the next pickup order; null before a branch is chosen. */
  readonly branchName: string | null;
  readonly programme: Programme;
  /** URL of the top-up that renews the tier for another year. */
  readonly renewal: string;
  /** True if the welcome message after sign-in is due. */
  readonly welcoming: boolean;
  readonly onWelcomed: () => void;
  readonly onRetry: () => void;
}

export function MemberView(props: MemberViewProps) {
  const { member, benefit, unread, claimable, branchName, programme, welcoming, onWelcomed } =
    props;
  const { t } = useTranslation('me');
  return (
    <Screen top={<TopBar title={t('title')} look="large" />}>
      <ShownFreshness of={props.freshness} onRetry={props.onRetry} />
      <MemberCard member={member} benefit={benefit} programme={programme.name} />
      <Reminders member={member} renewal={props.renewal} />
      <Entries isMember unread={unread} claimable={claimable} branchName={branchName} />
      <ProgrammeLink programme={programme} />
      <WelcomePopup open={welcoming} name={member.full_name} onClose={onWelcomed} />
    </Screen>
  );
}
