import { ActionBar, Button, Callout, warningIcon } from '@claypot/ui';
import { useState } from 'react';
import { ConfirmPopup } from '../popups/ConfirmPopup.tsx';
import styles from './UnpaidActions.module.css';

interface UnpaidActionsProps {
  readonly canContinuePayment: boolean;
  readonly unreachable: boolean;
  /** True while the payment is being cancelled. */
  readonly busy: boolean;
  readonly words: {
    readonly unreachable: string;
    readonly pay: string;
    readonly cancel: string;
    /** Texts of the confirmation: title, explanation and both buttons. */
    readonly asked: string;
    readonly meaning: string;
    readonly confirm: string;
    readonly keep: string;
  };
  readonly onContinuePayment: () => void;
  readonly onCancel: () => void;
}

/** Buttons to continue or cancel a pending payment; cancelling requires confirmation. */
export function UnpaidActions(props: UnpaidActionsProps) {
  const { canContinuePayment, unreachable, busy, words, onContinuePayment, onCancel } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionBar>
        <div className={styles.actions}>
          {unreachable && (
            <Callout tone="notice" icon={warningIcon}>
              {words.unreachable}
            </Callout>
          )}
          {canContinuePayment && (
            <Button size="lg" wide disabled={busy} onClick={onContinuePayment}>
              {words.pay}
            </Button>
          )}
          <Button variant="secondary" size="lg" wide pending={busy} onClick={() => setAsking(true)}>
            {words.cancel}
          </Button>
        </div>
      </ActionBar>
      <ConfirmPopup
        open={asking && !busy}
        title={words.asked}
        confirm={words.confirm}
        dismiss={words.keep}
        danger
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
        onDismiss={() => setAsking(false)}
      >
        {words.meaning}
      </ConfirmPopup>
    </>
  );
}
