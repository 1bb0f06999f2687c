import { moved } from '@claypot/counter/back-office';
import { chevronDownIcon, chevronUpIcon, IconButton, Picture, trashIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../form-context.ts';
import styles from './pictures.module.css';

interface PictureListProps {
  /** Names of the served files, in order. */
  readonly files: readonly string[];
  /** Name of the only picture; null if there may be several. */
  readonly onlyName: string | null;
  readonly onChange: (files: readonly string[]) => void;
}

/** Pictures of an entry, with the buttons that move and remove them. */
export function PictureList({ files, onlyName, onChange }: PictureListProps) {
  const { pictureUrl } = useDraftForm();
  const { t } = useTranslation('counterBackOffice');
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {files.map((file, index) => {
        const title = onlyName ?? t('pictureNumber', { number: index + 1 });
        return (
          <li key={file} className={styles.item}>
            <Picture src={pictureUrl(file)} alt={title} rounded />
            <span className={styles.tools}>
              {onlyName === null && (
                <>
                  <IconButton
                    icon={chevronUpIcon}
                    label={t('moveUp', { title })}
                    disabled={index === 0}
                    onClick={() => onChange(moved(files, index, index - 1))}
                  />
                  <IconButton
                    icon={chevronDownIcon}
                    label={t('moveDown', { title })}
                    disabled={index === files.length - 1}
                    onClick={() => onChange(moved(files, index, index + 1))}
                  />
                </>
              )}
              <IconButton
                icon={trashIcon}
                label={t('removeOf', { title })}
                onClick={() => onChange(files.toSpliced(index, 1))}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
