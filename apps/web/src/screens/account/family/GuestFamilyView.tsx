import type { FamilyDayView } from '@claypot/domain/company';
import type { QueryView } from '@claypot/domain/machines';
import type { Tier } from '@claypot/sdk';
import { FamilyDayCard } from './FamilyDayCard.tsx';
import { GuestFamilyFrame } from './GuestFamilyFrame.tsx';
import { TierSlides } from './tiers/TierSlides.tsx';

interface GuestFamilyViewProps {
  readonly programme: string;
  /** Points granted to a new member; 0 if none. */
  readonly signUpPoints: number;
  readonly signUpHref: string;
  readonly signInHref: string;
  readonly tiers: QueryView<readonly Tier[]>;
  /** The members' day of the month; null if it has none, or the page is prerendered. */
  readonly familyDay: FamilyDayView | null;
  readonly onRetry: () => void;
}

export function GuestFamilyView(props: GuestFamilyViewProps) {
  const { programme, signUpPoints, signUpHref, signInHref, tiers, familyDay, onRetry } = props;
  return (
    <GuestFamilyFrame
      programme={programme}
      points={signUpPoints}
      signUpHref={signUpHref}
      signInHref={signInHref}
    >
      <TierSlides tiers={tiers} levelId={null} firstLevelId={null} onRetry={onRetry} />
      {familyDay && <FamilyDayCard day={familyDay} />}
    </GuestFamilyFrame>
  );
}
