import type { QueryView } from '@claypot/domain/machines';
import type { DiscountsView } from '@claypot/domain/ordering';
import { savesText } from '@claypot/i18n';
import { Button, Callout, Skeleton, ticketIcon, warningIcon } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../../shared/layout/DetailRow.tsx';

interface VoucherRowProps {
  readonly discounts: DiscountsView;
  readonly status: QueryView<unknown>['status'];
  readonly onOpen: () => void;
  readonly onRetry: () => void;
}

/**
 * The voucher in use, or the number of usable ones, with a button that opens the sheet. If loading
 * failed and no voucher is chosen, an error with a retry button.
 */
export function VoucherRow({ discounts, status, onOpen, onRetry }: VoucherRowProps) {
  const { t, i18n } = useTranslation(['discounts', 'checkout', 'common']);
  const format = useFormat();
  const { chosen, usable, vouchers } = discounts;
  if (status === 'failed' && chosen === null) {
    return (
      <Callout
        tone="danger"
        icon={warningIcon}
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('failed')}
      </Callout>
    );
  }
  const count = usable > 0 ? t('usable', { count: usable }) : t('noneUsable');
  const offered = vouchers?.length === 0 ? t('noneClaimed') : count;
  return (
    <DetailRow
      icon={ticketIcon}
      label={t('voucher')}
      value={chosen?.name ?? (vouchers === null ? <Skeleton /> : offered)}
      text={chosen && savesText({ t: i18n.t, format }, chosen.saving)}
      action={
        vouchers !== null &&
        vouchers.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t(chosen === null ? 'choose' : 'change')}
            onClick={onOpen}
          >
            {t(chosen === null ? 'checkout:choose' : 'checkout:change')}
          </Button>
        )
      }
    />
  );
}
