import { ROUTES } from '@claypot/domain/routes';
import { Card, LinkButton, walletIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';

/** Wallet balance below the payment code, with a link to top up. */
export function CodeBalance({ balance }: { readonly balance: string }) {
  const { t } = useTranslation('code');
  return (
    <Card>
      <DetailRow
        icon={walletIcon}
        label={t('balance')}
        value={<NoWrap>{balance}</NoWrap>}
        action={
          <LinkButton href={ROUTES.topUp.path} variant="quiet" size="sm">
            {t('topUp')}
          </LinkButton>
        }
      />
    </Card>
  );
}
