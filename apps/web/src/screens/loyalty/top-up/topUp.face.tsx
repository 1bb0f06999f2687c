import { ActionBar, Button, Screen, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { amountOfVisitor } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useAmountPlace } from '../../shared/forms/use-amount-place.ts';
import { AmountFields } from './AmountFields.tsx';
import styles from './TopUpFormView.module.css';
import { TopUpWallet } from './TopUpWallet.tsx';

/** Server-rendered page: wallet balance and an empty form, without the tiers. */
export function Face() {
  const { t } = useTranslation('topUp');
  const money = useAmountPlace();
  const back = useBack();
  return (
    <Part for="member">
      <Screen
        top={<TopBar title={t('title')} back={back} />}
        bottom={
          <ActionBar>
            <Button size="lg" wide>
              {t('title')}
            </Button>
          </ActionBar>
        }
      >
        <form className={styles.form}>
          <AmountFields
            value=""
            error={undefined}
            quickAmounts={null}
            effectsOf={() => null}
            onChange={() => undefined}
          />
        </form>
        <TopUpWallet balance={money(amountOfVisitor('user.wallet'))} />
      </Screen>
    </Part>
  );
}
