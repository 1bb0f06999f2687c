import { ROUTES } from '@claypot/domain';
import { Icon, warningIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TermsField.module.css';

interface TermsFieldProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
}

/** Agreement to the terms. They open beside the form, which keeps what was filled in. */
export function TermsField({ agreed, error, onChange }: TermsFieldProps) {
  const { t } = useTranslation('account');
  const errorId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name="terms"
          className={styles.box}
          checked={agreed}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {t('terms')}{' '}
          <a href={ROUTES.tnc.path} target="_blank" rel="noopener" className={styles.link}>
            {t('termsLink')}
          </a>
        </span>
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon drawing={warningIcon} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
