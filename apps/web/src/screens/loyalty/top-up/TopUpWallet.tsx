import { Card, Stack, walletIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { PaymentMethod } from '../../shared/payment/PaymentMethod.tsx';

export function TopUpWallet({ balance }: { readonly balance: string }) {
  const { t } = useTranslation('topUp');
  return (
    <Card>
      <Stack gap={4}>
        <DetailRow
          icon={walletIcon}
          label={t('inWallet')}
          value={<NoWrap>{balance}</NoWrap>}
          text={t('spend')}
        />
        <PaymentMethod name={t('card')} text={t('cardText')} />
      </Stack>
    </Card>
  );
}
