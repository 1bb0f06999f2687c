import type { Member } from '@claypot/domain/account';
import type { FamilyDayView } from '@claypot/domain/company';
import type { TierPanel } from '@claypot/domain/loyalty';
import type { Freshness, QueryView } from '@claypot/domain/machines';
import { pathTo, ROUTES } from '@claypot/domain/routes';
import type { Tier } from '@claypot/sdk';
import { documentIcon, receiptIcon, Screen, Skeleton, TopBar, ticketIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ShownFreshness } from '../../shared/freshness/ShownFreshness.tsx';
import { LinkRows } from '../../shared/layout/LinkRows.tsx';
import { LoadingSkeleton } from '../../shared/loading/LoadingSkeleton.tsx';
import { useOffersRow } from '../../shared/loyalty/use-offers-row.ts';
import { FamilyDayCard } from './FamilyDayCard.tsx';
import { PanelNotice } from './PanelNotice.tsx';
import { TierPanelCard } from './tiers/TierPanelCard.tsx';
import { TierSlides } from './tiers/TierSlides.tsx';
import { UnlockPrompt } from './tiers/UnlockPrompt.tsx';

const TOP_UPS = pathTo('filteredTransactionHistory', { filter_type: 'topup' });

interface MemberFamilyViewProps {
  readonly programme: string;
  readonly member: Member;
  /** Freshness of points, balance and tier. */
  readonly freshness: Freshness;
  readonly panel: TierPanel;
  readonly tiers: QueryView<readonly Tier[]>;
  /** Number of vouchers that the member can claim now. */
  readonly claimable: ReactNode;
  /** The members' day of the month; null if it has none, or the page is prerendered. */
  readonly familyDay: FamilyDayView | null;
  readonly onRetry: () => void;
  readonly onRetryMember: () => void;
}

/** The programme as a member sees it: their tier, the next tier's top-up, and all benefits. */
export function MemberFamilyView(props: MemberFamilyViewProps) {
  const { programme, member, panel, tiers, familyDay, claimable, onRetry } = props;
  const { t } = useTranslation(['family', 'info']);
  const offers = useOffersRow(claimable);
  const levelId = panel.current?.level_id ?? member.leveling.level_id;
  return (
    <Screen top={<TopBar title={programme} look="large" />}>
      <ShownFreshness of={props.freshness} onRetry={props.onRetryMember} />
      <TierPanelCard member={member} panel={panel} tiers={tiers.data ?? []} />
      {tiers.status === 'loading' ? (
        // Skeleton for the prompt at the top, which is not loaded yet, to prevent a layout shift.
        <LoadingSkeleton>
          <Skeleton shape="picture" />
          <Skeleton shape="row" count={3} />
        </LoadingSkeleton>
      ) : (
        <>
          <PanelNotice member={member} panel={panel} />
          {panel.prompt !== null && <UnlockPrompt prompt={panel.prompt} />}
          <LinkRows
            rows={[
              { icon: ticketIcon, title: t('myVouchers'), href: ROUTES.myVouchers.path },
              offers,
              { icon: receiptIcon, title: t('topUpHistory'), href: TOP_UPS },
              { icon: documentIcon, title: t('info:tnc'), href: ROUTES.tnc.path },
            ]}
          />
          <TierSlides
            tiers={tiers}
            levelId={levelId}
            firstLevelId={panel.next?.level_id ?? levelId}
            onRetry={onRetry}
          />
          {familyDay && <FamilyDayCard day={familyDay} />}
        </>
      )}
    </Screen>
  );
}
