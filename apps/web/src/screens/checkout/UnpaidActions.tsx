import { ActionBar, Button, Callout, warningIcon } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmPopup } from '../parts/ConfirmPopup.tsx';
import styles from './UnpaidActions.module.css';

interface UnpaidActionsProps {
  readonly canContinuePayment: boolean;
  readonly unreachable: boolean;
  /** It is being cancelled. */
  readonly busy: boolean;
  readonly onContinuePayment: () => void;
  readonly onCancelOrder: () => void;
}

/** An order that is not paid can be paid or given up; giving up is asked about. */
export function UnpaidActions(props: UnpaidActionsProps) {
  const { canContinuePayment, unreachable, busy, onContinuePayment, onCancelOrder } = props;
  const { t } = useTranslation('checkout');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionBar>
        <div className={styles.actions}>
          {unreachable && (
            <Callout tone="notice" icon={warningIcon}>
              {t('unpaidUnreachable')}
            </Callout>
          )}
          {canContinuePayment && (
            <Button size="lg" wide disabled={busy} onClick={onContinuePayment}>
              {t('continuePayment')}
            </Button>
          )}
          <Button variant="secondary" size="lg" wide pending={busy} onClick={() => setAsking(true)}>
            {t('cancelOrder')}
          </Button>
        </div>
      </ActionBar>
      <ConfirmPopup
        open={asking && !busy}
        title={t('cancelTitle')}
        confirm={t('cancelConfirm')}
        dismiss={t('cancelKeep')}
        danger
        onConfirm={() => {
          setAsking(false);
          onCancelOrder();
        }}
        onDismiss={() => setAsking(false)}
      >
        {t('cancelText')}
      </ConfirmPopup>
    </>
  );
}
