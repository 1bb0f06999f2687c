import { ROUTES } from '@claypot/domain/routes';
import { CheckField } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './TermsField.module.css';

interface TermsFieldProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
}

/** Agreement to the terms. They open beside the form, which keeps what was filled in. */
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
