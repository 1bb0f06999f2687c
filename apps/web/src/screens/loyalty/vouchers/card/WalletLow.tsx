import { LEAST_WALLET } from '@claypot/domain/pricing';
import { ROUTES } from '@claypot/domain/routes';
import { walletLowText } from '@claypot/i18n';
import { Callout, LinkButton, walletIcon } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** Notice that vouchers are frozen while the wallet balance is too low, with a link to top up. */
export function WalletLow() {
  const { t, i18n } = useTranslation('topUp');
  const format = useFormat();
  return (
    <Callout
      tone="notice"
      icon={walletIcon}
      title={walletLowText({ t: i18n.t, format, leastWallet: LEAST_WALLET })}
      action={
        <LinkButton size="sm" variant="secondary" href={ROUTES.topUp.path}>
          {t('title')}
        </LinkButton>
      }
    />
  );
}
