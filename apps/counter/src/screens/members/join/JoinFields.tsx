import type { JoinView } from '@claypot/counter/members';
import { formatPhone } from '@claypot/i18n';
import { Button, CheckField, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { FormRef } from '../../orders/shared/money/use-first-invalid.ts';
import styles from '../top-up/TopUpView.module.css';

export interface JoinFieldsProps extends FormRef {
  readonly join: JoinView;
  readonly onPhone: (text: string) => void;
  readonly onCode: (text: string) => void;
  readonly onAgree: (hasAgreed: boolean) => void;
  readonly onResend: () => void;
  /** Returns to the number. */
  readonly onEdit: () => void;
}

const MISSING_TEXTS = {
  number: 'joinPhoneInvalid',
  code: 'joinCodeInvalid',
  agreement: 'joinAgreedMissing',
} as const;

/** Input of the present step: the number, or the code with the agreement. */
export function JoinFields(props: JoinFieldsProps) {
  const { form, join, onPhone } = props;
  const { t } = useTranslation('counterMembers');
  const { missing, phone, status } = join;
  const error = missing === null ? undefined : t(MISSING_TEXTS[missing]);
  useAnnouncement(error ?? null);
  if (status !== 'number' && status !== 'sending') return <CodeFields {...props} error={error} />;
  return (
    <div ref={form} className={styles.form}>
      <TextField
        name="join-phone"
        label={t('joinPhone')}
        hint={t('joinPhoneHint')}
        required
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        disabled={status === 'sending'}
        value={phone}
        error={error}
        onChange={onPhone}
      />
    </div>
  );
}

function CodeFields({
  form,
  join,
  error,
  onCode,
  onAgree,
  onResend,
  onEdit,
}: JoinFieldsProps & { readonly error: string | undefined }) {
  const { t } = useTranslation('counterMembers');
  const { code, hasAgreed, missing, phoneNo, resendIn, status } = join;
  const sent = t('joinSent', { number: formatPhone(phoneNo) });
  useAnnouncement(sent);
  const isPending = status !== 'code';
  return (
    <div ref={form} className={styles.form}>
      <p className={styles.change}>
        <span>{sent}</span>
        <Button variant="quiet" disabled={isPending} onClick={onEdit}>
          {t('joinOtherNumber')}
        </Button>
      </p>
      <TextField
        name="join-code"
        label={t('joinCode')}
        look="figure"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        disabled={isPending}
        value={code}
        error={missing === 'code' ? error : undefined}
        onChange={onCode}
      />
      {resendIn > 0 ? (
        <p className={styles.hint}>{t('joinResendIn', { time: minutesAndSeconds(resendIn) })}</p>
      ) : (
        <Button variant="secondary" disabled={isPending} onClick={onResend}>
          {t('joinResend')}
        </Button>
      )}
      <CheckField
        name="join-agreed"
        label={t('joinAgreed')}
        required
        checked={hasAgreed}
        error={missing === 'agreement' ? error : undefined}
        onChange={onAgree}
      />
    </div>
  );
}

/** Returns seconds as `1:05`. */
function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
