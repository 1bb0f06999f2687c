import { Button } from '@claypot/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldNote } from '../notes/FieldNote.tsx';
import styles from './color.module.css';

interface StandardColorProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** True to focus the button when it appears. */
  readonly hasFocus: boolean;
  readonly onChoose: () => void;
}

/** Field of a company with the standard colours. */
export function StandardColor({
  name,
  label,
  hint,
  error,
  hasFocus,
  onChoose,
}: StandardColorProps) {
  const { t } = useTranslation('counterBackOffice');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) group.current?.querySelector('button')?.focus();
  }, [hasFocus]);
  return (
    <div ref={group} className={styles.standard}>
      <span className={styles.caption}>{label}</span>
      <p>{t('standardColors')}</p>
      <div>
        <Button variant="secondary" name={name} onClick={onChoose}>
          {t('chooseColor')}
        </Button>
      </div>
      <FieldNote hint={hint} error={error} />
    </div>
  );
}
