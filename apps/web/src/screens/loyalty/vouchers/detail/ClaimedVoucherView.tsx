import { type ClaimedVoucher, isForCounter } from '@claypot/domain/loyalty';
import type { MutationView, QueryView } from '@claypot/domain/machines';
import { ROUTES } from '@claypot/domain/routes';
import { ActionBar, Button, LinkButton, Screen, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { RecordsBody } from '../../../shared/loading/RecordsBody.tsx';
import { ConfirmPopup } from '../../../shared/popups/ConfirmPopup.tsx';
import type { Bars } from '../../codes/encoders/bars.ts';
import type { Encoded } from '../../codes/use-encoded.ts';
import { ClaimedBadges } from '../card/ClaimedBadges.tsx';
import { Hindrance } from './Hindrance.tsx';
import { UsedPass } from './UsedPass.tsx';
import { UseRejected } from './UseRejected.tsx';
import { VoucherCode } from './VoucherCode.tsx';
import { VoucherFace } from './VoucherFace.tsx';
import { VoucherSkeleton } from './VoucherSkeleton.tsx';

interface ClaimedVoucherViewProps {
  readonly back: Back;
  readonly voucher: QueryView<ClaimedVoucher>;
  readonly use: MutationView<object, ClaimedVoucher>;
  /** True if the voucher was used so recently that the counter may need to see it. */
  readonly isJustUsed: boolean;
  /** Running clock in the branches' time zone. */
  readonly time: ReactNode;
  readonly barcode: Encoded<Bars>;
  readonly actions: {
    readonly use: () => void;
    readonly confirm: () => void;
    readonly dismiss: () => void;
    readonly retry: () => void;
    readonly retryBarcode: () => void;
  };
}

export function ClaimedVoucherView(props: ClaimedVoucherViewProps) {
  const { back, voucher, use, isJustUsed, time, barcode, actions } = props;
  const { t } = useTranslation(['vouchers', 'me']);
  const { data, status } = voucher;
  return (
    <Screen
      top={<TopBar title={t('detail')} back={back} />}
      bottom={
        status === 'ready' && data !== null && canBeUsed(data) ? (
          <UseBar voucher={data} use={use} onUse={actions.use} />
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
        onRetry={actions.retry}
      >
        {(shown) =>
          isJustUsed ? (
            <UsedPass voucher={shown} time={time} />
          ) : (
            <VoucherFace
              voucher={shown}
              muted={shown.voucher_status !== 'ACTIVE'}
              badge={<ClaimedBadges voucher={shown} />}
            >
              <Hindrance voucher={shown} />
              <UseRejected use={use} />
              {shown.voucher_status === 'ACTIVE' && (
                <VoucherCode voucher={shown} barcode={barcode} onRetry={actions.retryBarcode} />
              )}
            </VoucherFace>
          )
        }
      </RecordsBody>
      <ConfirmPopup
        open={use.status === 'asking'}
        title={t('useTitle')}
        confirm={t('useConfirm')}
        dismiss={t('notNow')}
        danger
        onConfirm={actions.confirm}
        onDismiss={actions.dismiss}
      >
        {t('useText')}
      </ConfirmPopup>
    </Screen>
  );
}

function canBeUsed({ hindrance, voucher_status }: ClaimedVoucher): boolean {
  return voucher_status === 'ACTIVE' && hindrance === null;
}

interface UseBarProps {
  readonly voucher: ClaimedVoucher;
  readonly use: MutationView<object, ClaimedVoucher>;
  readonly onUse: () => void;
}

function UseBar({ voucher, use, onUse }: UseBarProps) {
  const { t } = useTranslation(['vouchers', 'me']);
  const { voucher_use_type } = voucher;
  return (
    <ActionBar>
      {voucher_use_type !== 'dine_in' && (
        <LinkButton
          size="lg"
          href={ROUTES.menu.path}
          variant={isForCounter(voucher) ? 'secondary' : 'primary'}
        >
          {t('orderWithIt')}
        </LinkButton>
      )}
      {isForCounter(voucher) && (
        <Button size="lg" pending={use.status === 'running'} onClick={onUse}>
          {t('useAtCounter')}
        </Button>
      )}
    </ActionBar>
  );
}
