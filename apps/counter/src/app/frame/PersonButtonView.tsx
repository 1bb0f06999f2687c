import { VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Initials } from '../../screens/shared/person/Initials.tsx';
import styles from './PersonButtonView.module.css';

interface PersonButtonViewProps {
  /** Name of the person who is signed in. */
  readonly name: string;
  readonly onLock: () => void;
}

/** Button that locks the device. Its accessible name begins with its visible text. */
export function PersonButtonView({ name, onLock }: PersonButtonViewProps) {
  const { t } = useTranslation('counterStart');
  return (
    <button type="button" className={styles.person} onClick={onLock}>
      <Initials name={name} />
      <span>{t('lockNow')}</span> <VisuallyHidden>{t('signedInAs', { name })}</VisuallyHidden>
    </button>
  );
}
