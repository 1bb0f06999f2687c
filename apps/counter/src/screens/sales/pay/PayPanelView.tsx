import type { Payable } from '@claypot/counter/pay';
import type { BillPayment } from '@claypot/sdk/counter';
import { Button, RadioBar } from '@claypot/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentList } from './bill/PaymentList.tsx';
import { PaySummary } from './bill/PaySummary.tsx';
import { ShareBar } from './bill/ShareBar.tsx';
import styles from './PayPanelView.module.css';
import { Locked } from './shared/Locked.tsx';

/** Payment methods of a bill. */
export type Method = 'cash' | 'card' | 'wallet';

const METHODS: readonly Method[] = ['cash', 'card', 'wallet'];

export interface PayPanelViewProps {
  readonly payable: Payable;
  readonly method: Method;
  /** True while the member is asked on the phone, so that nothing else is paid. */
  readonly isAsking: boolean;
  /** True while the form waits for an answer, of the server or of the terminal. */
  readonly isBusy: boolean;
  /** Undo of the split; null if the bill is not split or has payments. */
  readonly undo: ReactNode;
  /** Form of the method, or the question to the phone. */
  readonly children: ReactNode;
  readonly onMethod: (method: Method) => void;
  readonly onShare: (share: number) => void;
  readonly onRemove: (payment: BillPayment) => void;
  /** Undefined if the bill cannot be split now. */
  readonly onSplit: (() => void) | undefined;
}

/** Payment of an open bill: what is left, its payments, and the form of a method. */
export function PayPanelView(props: PayPanelViewProps) {
  const { payable, method, isAsking, isBusy, undo, children, onMethod, onSplit } = props;
  const { t } = useTranslation('counterPay');
  const { bill, share } = payable;
  const panel = useRef<HTMLElement>(null);
  // The pressed button disappears, and the payment is the next step.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('title')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaySummary payable={payable} showsCash={method !== 'cash'} />
          <Locked when={isBusy}>
            {bill.split !== null && (
              <ShareBar split={bill.split} share={share} onShare={props.onShare} />
            )}
            {undo}
            {onSplit && (
              <Button variant="secondary" onClick={onSplit}>
                {t('split')}
              </Button>
            )}
            <PaymentList
              payments={bill.payments}
              onRemove={isAsking ? undefined : props.onRemove}
            />
          </Locked>
        </div>
        <div className={styles.column}>
          {!isAsking && (
            <Locked when={isBusy}>
              <RadioBar
                label={t('how')}
                choices={METHODS.map((value) => ({ value, label: t(value) }))}
                value={method}
                onChange={onMethod}
              />
            </Locked>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
