import { ROUTES } from '@claypot/domain';
import { Callout, LinkButton, walletIcon } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';

/** Vouchers rest while the wallet holds too little; the way to fill it stands beside. */
export function WalletLow() {
  const { t } = useTranslation(['vouchers', 'topUp']);
  return (
    <Callout
      tone="notice"
      icon={walletIcon}
      title={t('walletLow')}
      action={
        <LinkButton size="sm" variant="secondary" href={ROUTES.topUp.path}>
          {t('topUp:title')}
        </LinkButton>
      }
    />
  );
}
