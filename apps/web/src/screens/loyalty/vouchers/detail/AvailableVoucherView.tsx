import type { MutationView, QueryView } from '@claypot/domain/machines';
import { errorMessage } from '@claypot/i18n';
import type { Voucher } from '@claypot/sdk';
import {
  ActionBar,
  Button,
  Callout,
  LinkButton,
  Popup,
  Screen,
  TopBar,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { RecordsBody } from '../../../shared/loading/RecordsBody.tsx';
import { OfferBadges } from '../card/OfferBadges.tsx';
import { VoucherFace } from './VoucherFace.tsx';
import { VoucherSkeleton } from './VoucherSkeleton.tsx';

interface AvailableVoucherViewProps {
  readonly back: Back;
  readonly voucher: QueryView<Voucher>;
  readonly claim: MutationView<object, Voucher>;
  /** URL of the profile page that returns here. */
  readonly profileHref: string;
  readonly onClaim: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

export function AvailableVoucherView(props: AvailableVoucherViewProps) {
  const { back, voucher, claim, profileHref, onClaim, onDismiss, onRetry } = props;
  const { t } = useTranslation(['vouchers', 'common', 'me']);
  const { data, status } = voucher;
  return (
    <Screen
      top={<TopBar title={t('detail')} back={back} />}
      bottom={
        status === 'ready' && data?.claim_refusal === null ? (
          <ClaimBar voucher={data} claim={claim} onClaim={onClaim} />
        ) : undefined
      }
      busy={status === 'loading'}
    >
      <RecordsBody
        records={voucher}
        outline={<VoucherSkeleton />}
        failed={t('offersFailed')}
        stale={t('me:pointsStale')}
        empty={null}
        onRetry={onRetry}
      >
        {(shown) => (
          <VoucherFace voucher={shown} badge={<OfferBadges voucher={shown} />}>
            <Rejected voucher={shown} claim={claim} />
          </VoucherFace>
        )}
      </RecordsBody>
      <Popup
        open={claim.error === 'PROFILE_INCOMPLETE'}
        title={t('profileTitle')}
        onClose={onDismiss}
        actions={
          <>
            <LinkButton wide size="lg" href={profileHref}>
              {t('toProfile')}
            </LinkButton>
            <Button wide variant="quiet" onClick={onDismiss}>
              {t('notNow')}
            </Button>
          </>
        }
      >
        {t('profileText')}
      </Popup>
    </Screen>
  );
}

type ClaimBarProps = Pick<AvailableVoucherViewProps, 'claim' | 'onClaim'> & {
  readonly voucher: Voucher;
};

function ClaimBar({ claim, onClaim, voucher: { point_redeem } }: ClaimBarProps) {
  const { t } = useTranslation(['vouchers', 'common', 'me']);
  return (
    <ActionBar>
      <Button wide size="lg" pending={claim.status === 'running'} onClick={onClaim}>
        {point_redeem > 0 ? t('claimFor', { count: point_redeem }) : t('claim')}
      </Button>
    </ActionBar>
  );
}

type RejectedProps = Pick<AvailableVoucherViewProps, 'claim'> & { readonly voucher: Voucher };

/** Reason why the voucher cannot be claimed, from the last attempt or the list. */
function Rejected({ claim, voucher }: RejectedProps) {
  const { t, i18n } = useTranslation(['vouchers', 'common', 'me']);
  const claimError = claim.error === 'PROFILE_INCOMPLETE' ? null : claim.error;
  useAnnouncement(claimError === null ? null : errorMessage(i18n, claimError));
  const code = claimError ?? voucher.claim_refusal;
  if (code === null) return null;
  return (
    <Callout tone="notice" icon={warningIcon} title={errorMessage(i18n, code)}>
      {claimError === 'ERROR' && t('common:checkConnection')}
    </Callout>
  );
}
