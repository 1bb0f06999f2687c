import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './Settings.module.css';

interface SourceProps {
  /** Name of the part for assistive technology. */
  readonly part: string;
  readonly isOwn: boolean;
  /** Value of the menu file as text. */
  readonly menuText: string;
  /** Null while other changes are not saved. */
  readonly onReset: (() => void) | null;
}

/** Shows if a value comes from the menu file or from staff, who can go back to the file. */
export function Source({ part, isOwn, menuText, onReset }: SourceProps) {
  const { t } = useTranslation('counterHours');
  return (
    <div className={styles.source}>
      <p className={styles.sourceText}>
        {isOwn ? t('ownWeek', { value: menuText }) : t('fromMenu')}
      </p>
      {isOwn && onReset !== null && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('useMenuOf', { part })}
          onClick={onReset}
        >
          {t('useMenu')}
        </Button>
      )}
    </div>
  );
}
