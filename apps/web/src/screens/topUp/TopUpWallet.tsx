import { Card, Stack, walletIcon } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { DetailRow } from '../parts/DetailRow.tsx';
import { PaymentMethod } from '../parts/payment/PaymentMethod.tsx';
import { Whole } from '../parts/Whole.tsx';

/** What is in the wallet now, and how what comes into it is paid. */
export function TopUpWallet({ balance }: { readonly balance: string }) {
  const { t } = useTranslation('topUp');
  return (
    <Card>
      <Stack gap={4}>
        <DetailRow
          icon={walletIcon}
          label={t('inWallet')}
          value={<Whole>{balance}</Whole>}
          text={t('spend')}
        />
        <PaymentMethod name={t('card')} text={t('cardText')} />
      </Stack>
    </Card>
  );
}
