import { pathTo } from '@claypot/domain/routes';
import { IconLink, ticketIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Link to the member's vouchers with the number of active ones; null for none. */
export function VouchersLink({ held }: { readonly held: string | null }) {
  const { t } = useTranslation(['home', 'vouchers']);
  return (
    <IconLink
      icon={ticketIcon}
      label={held === null ? t('vouchers:mine') : t('claimedCount', { number: held })}
      href={pathTo('myVouchers')}
      count={held ?? undefined}
    />
  );
}
