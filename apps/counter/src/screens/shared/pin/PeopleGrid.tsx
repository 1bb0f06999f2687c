import type { PersonOfDevice } from '@claypot/sdk/counter';
import { Icon, lockIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Initials } from '../person/Initials.tsx';
import { ROLE_TEXTS } from '../person/role-texts.ts';
import styles from './PeopleGrid.module.css';

interface PeopleGridProps {
  readonly label: string;
  readonly people: readonly PersonOfDevice[];
  /** Id of the chosen person; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Names to tap, as large as they fit. */
export function PeopleGrid({ label, people, chosen, onChoose }: PeopleGridProps) {
  const { t } = useTranslation('counterStaff');
  return (
    <ul aria-label={label} className={styles.people}>
      {people.map(({ id, name, role, pin_locked: isLocked }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosen}
            className={styles.person}
            onClick={() => onChoose(id)}
          >
            <Initials name={name} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{isLocked ? t('pinLocked') : t(ROLE_TEXTS[role])}</span>
            </span>
            {isLocked && <Icon drawing={lockIcon} className={styles.lock} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
