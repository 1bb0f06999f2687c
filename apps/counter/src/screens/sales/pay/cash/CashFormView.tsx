import type { CashView } from '@claypot/counter/pay';
import { Button, Callout, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { useFirstInvalid } from '../../../orders/shared/money/use-first-invalid.ts';
import { isPending } from '../shared/is-pending.ts';
import { Locked } from '../shared/Locked.tsx';
import styles from '../shared/Pay.module.css';
import { PayButton } from '../shared/PayButton.tsx';
import { DrawerChoices } from './DrawerChoices.tsx';
import type { DrawerChoice } from './drawer-choice.ts';

export interface CashFormViewProps {
  readonly cash: CashView;
  /** Drawers to choose from; no choice if there is one or none. */
  readonly drawers: readonly DrawerChoice[];
  readonly onTendered: (text: string) => void;
  readonly onDrawer: (drawerId: string) => void;
  readonly onSubmit: () => void;
}

const MISSING_TEXTS = {
  tendered: 'receivedMissing',
  steps: 'receivedSteps',
  too_little: 'tooLittle',
} as const;

/** Pays all that is left in cash. It shows the change before the press. */
export function CashFormView(props: CashFormViewProps) {
  const { cash, drawers, onTendered, onDrawer, onSubmit } = props;
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const { form, submit } = useFirstInvalid(onSubmit);
  const { change, drawerId, due, missing, quick, tenderedText } = cash;
  const amount = format.money(due);
  const error = missing === null ? undefined : t(MISSING_TEXTS[missing], { amount });
  useAnnouncement(error ?? null);
  const isBusy = isPending(cash);
  return (
    <div ref={form} className={styles.form}>
      <p className={styles.row}>
        <span>{t('cashDue')}</span>
        <strong className={styles.strong} translate="no">
          {amount}
        </strong>
      </p>
      <Locked when={isBusy}>
        <DrawerChoices
          name="pay-drawer"
          drawers={drawers}
          drawerId={drawerId}
          onDrawer={onDrawer}
        />
        {due === 0 ? (
          <Callout tone="notice">{t('noCashText')}</Callout>
        ) : (
          <>
            <fieldset className={styles.quick} aria-label={t('quick')}>
              {quick.map((cents, index) => (
                <Button
                  key={cents}
                  variant="secondary"
                  onClick={() => onTendered(format.amount(cents))}
                >
                  <span translate="no">
                    {index === 0
                      ? t('exact', { amount: format.money(cents) })
                      : format.money(cents)}
                  </span>
                </Button>
              ))}
            </fieldset>
            <TextField
              name="pay-received"
              label={t('received')}
              unit="RM"
              look="figure"
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={tenderedText}
              error={error}
              onChange={onTendered}
            />
            <p className={styles.row}>
              <span>{t('change')}</span>
              {change === null ? (
                <span className={styles.hint}>{t('noChange')}</span>
              ) : (
                <strong className={styles.figure} translate="no">
                  {format.money(change)}
                </strong>
              )}
            </p>
          </>
        )}
      </Locked>
      <PayButton
        action={cash}
        text={due === 0 ? t('noCash') : t('payCash', { amount })}
        onPress={submit}
      />
    </div>
  );
}
