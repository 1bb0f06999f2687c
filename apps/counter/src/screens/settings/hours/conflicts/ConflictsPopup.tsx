import type { HoursConflict } from '@claypot/sdk/counter';
import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { ConflictLine } from './ConflictLine.tsx';
import styles from './Conflicts.module.css';

interface ConflictsPopupProps {
  readonly isOpen: boolean;
  readonly conflicts: readonly HoursConflict[];
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Asks before a change that leaves orders or bookings outside the hours. */
export function ConflictsPopup({ isOpen, conflicts, onConfirm, onDismiss }: ConflictsPopupProps) {
  const { t } = useTranslation('counterHours');
  return (
    <Popup
      open={isOpen}
      title={t('askTitle', { count: conflicts.length })}
      onClose={onDismiss}
      actions={
        <>
          <Button onClick={onConfirm}>{t('saveAnyway')}</Button>
          <Button variant="quiet" onClick={onDismiss}>
            {t('goBack')}
          </Button>
        </>
      }
    >
      <p>{t('askText')}</p>
      <ul className={styles.asked}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.kind} ${conflict.id} ${conflict.reason}`} className={styles.row}>
            <ConflictLine conflict={conflict} />
          </li>
        ))}
      </ul>
    </Popup>
  );
}
