import type { MutationView } from '@claypot/domain/machines';
import { errorMessage } from '@claypot/i18n';
import { type AccountClosing, cents } from '@claypot/sdk';
import { Button, PasswordField, Popup, Stack } from '@claypot/ui';
import { useId, useState } from 'react';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';

export interface CloseAccountProps {
  readonly open: boolean;
  /** Balance and points lost with the account; `wallet` in cents. */
  readonly held: { readonly wallet: number; readonly point: number };
  /** Phone number of the account, for password managers. */
  readonly phone: string;
  readonly closing: MutationView<{ password: string }, AccountClosing>;
  readonly onClose: (password: string) => void;
  readonly onKeep: () => void;
}

/** Lists the losses of closing an account and asks for the password. */
export function CloseAccountPopup(props: CloseAccountProps) {
  const { open, held, phone, closing, onClose, onKeep } = props;
  const { t, i18n } = useTranslation(['setting', 'validation', 'login']);
  const format = useFormat();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { error, output, status } = closing;
  const openText = useOpenText(output);
  const isWrong = error === 'INVALID_PASSWORD';
  const atField = isMissing
    ? t('validation:PASSWORD_REQUIRED')
    : isWrong && errorMessage(i18n, error);
  const general = error === null || isWrong ? openText : errorMessage(i18n, error);
  const send = () => {
    setMissing(password === '');
    if (password !== '') onClose(password);
  };
  return (
    <Popup
      open={open}
      title={t('closeAccountTitle')}
      onClose={onKeep}
      actions={
        <>
          <Button wide size="lg" variant="secondary" onClick={onKeep}>
            {t('closeAccountKeep')}
          </Button>
          <Button
            wide
            size="lg"
            variant="danger"
            type="submit"
            form={formId}
            pending={status === 'running'}
          >
            {t('closeAccountConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          {t('closeAccountText', {
            amount: format.money(cents(held.wallet)),
            points: held.point,
          })}
        </p>
        <p>{t('closeAccountLedger')}</p>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <input type="text" autoComplete="username" value={phone} readOnly hidden />
          <PasswordField
            name="password"
            label={t('login:password')}
            showLabel={t('login:showPassword')}
            autoComplete="current-password"
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              setMissing(false);
            }}
            required
            {...(atField !== false && { error: atField })}
          />
        </form>
        <FormAlert text={general} />
      </Stack>
    </Popup>
  );
}

/**
 * Message about the open orders, bookings or top-ups that prevent the closing; null if there are
 * none.
 */
function useOpenText(output: AccountClosing | null): string | null {
  const { t } = useTranslation('setting');
  if (output === null || output.closed) return null;
  const { orders, bookings, top_ups } = output.open;
  if (orders > 0) return t('openOrders');
  if (bookings > 0) return t('openBookings');
  return top_ups > 0 ? t('openTopUps') : null;
}
