import { ROUTES } from '@claypot/domain/routes';
import { CheckField } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './TermsField.module.css';

interface TermsFieldProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
}

/** Consent to the terms. The link opens a new tab, so that the form's values are not lost. */
export function TermsField({ agreed, error, onChange }: TermsFieldProps) {
  const { t } = useTranslation('account');
  return (
    <CheckField
      name="terms"
      required
      checked={agreed}
      error={error}
      onChange={onChange}
      label={
        <>
          <span>{t('terms')}</span>{' '}
          <a href={ROUTES.tnc.path} target="_blank" rel="noopener" className={styles.link}>
            {t('termsLink')}
          </a>
        </>
      }
    />
  );
}
