import type { TopUpView as TopUp } from '@claypot/counter/members';
import { BottomSheet, Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { MoneyState } from '../../orders/shared/money/MoneyState.tsx';
import { useFirstInvalid } from '../../orders/shared/money/use-first-invalid.ts';
import { TopUpDone } from './TopUpDone.tsx';
import { TopUpFields } from './TopUpFields.tsx';
import styles from './TopUpView.module.css';

export interface TopUpViewProps {
  readonly open: boolean;
  /** First name of the member; null if unknown. */
  readonly name: string | null;
  readonly topUp: TopUp;
  readonly onAmount: (text: string) => void;
  readonly onReceived: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Tops up a wallet with cash. It shows the change before the press. */
export function TopUpView(props: TopUpViewProps) {
  const { open, name, topUp, onAmount, onReceived, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterMembers', 'common']);
  const format = useFormat();
  const { form, submit } = useFirstInvalid(onSubmit);
  const { amount, credited, status } = topUp;
  const isPending = status === 'approving' || status === 'sending' || status === 'checking';
  return (
    <BottomSheet
      open={open}
      title={name === null ? t('topUp') : t('topUpTitle', { name })}
      closeLabel={t('common:close')}
      footer={
        credited !== null ? (
          <Button size="lg" wide variant="secondary" onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : (
          <div className={styles.form}>
            <MoneyState action={topUp} failedTitle={t('topUpFailed')} />
            <Button size="lg" wide pending={isPending} disabled={!topUp.isOnline} onClick={submit}>
              {amount === null
                ? t('topUpAny')
                : t('topUpConfirm', { amount: format.money(amount) })}
            </Button>
            <Button size="lg" wide variant="secondary" onClick={onClose}>
              {t('notNow')}
            </Button>
          </div>
        )
      }
      onClose={onClose}
    >
      {credited !== null ? (
        <TopUpDone topUp={credited} />
      ) : (
        <TopUpFields
          form={form}
          topUp={topUp}
          isPending={isPending}
          onAmount={onAmount}
          onReceived={onReceived}
        />
      )}
    </BottomSheet>
  );
}
