import type { MoneyActionView } from '@claypot/counter/orders';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { MoneyState } from '../../../orders/shared/money/MoneyState.tsx';
import { isPending } from './is-pending.ts';
import styles from './Pay.module.css';

interface PayButtonProps {
  readonly action: MoneyActionView;
  readonly text: string;
  readonly onPress: () => void;
}

/** Button that sends a payment, with its state above it. */
export function PayButton({ action, text, onPress }: PayButtonProps) {
  const { t } = useTranslation('counterPay');
  return (
    <div className={styles.form}>
      <MoneyState action={action} failedTitle={t('notPaid')} />
      <Button
        size="lg"
        wide
        pending={isPending(action)}
        disabled={!action.isOnline}
        onClick={onPress}
      >
        {text}
      </Button>
    </div>
  );
}
