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
  /** Of points, balance and tier. */
  readonly freshness: Freshness;
  readonly benefit: TierBenefit;
  /** What a badge says of the unread notifications; null for none. */
  readonly unread: string | null;
  /** How many vouchers the member can claim now. */
  readonly claimable: ReactNode;
  /** Where the next order would be picked up; null before a branch is chosen. */
  readonly branchName: string | null;
  readonly programme: Programme;
  /** Where the tier is renewed for another year. */
  readonly renewal: string;
  /** The first words to who has just signed in are due. */
  readonly welcoming: boolean;
  readonly onWelcomed: () => void;
  readonly onRetry: () => void;
}

/** /me of a member: the card, what to know just now, and the ways on. */
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
