import { moved, type PictureShape } from '@claypot/counter/back-office';
import {
  Button,
  chevronDownIcon,
  chevronUpIcon,
  IconButton,
  Picture,
  trashIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../form-context.ts';
import styles from './pictures.module.css';

interface PictureListProps {
  /** Names of the served files, in order. */
  readonly files: readonly string[];
  /** Name of the only picture; null if there may be several. */
  readonly onlyName: string | null;
  readonly shape: PictureShape | null;
  /** Files that can be cropped again. */
  readonly recroppable: readonly string[];
  readonly onCrop: (file: string) => void;
  readonly onChange: (files: readonly string[]) => void;
}

/** Pictures of an entry, with the buttons that move and remove them. */
export function PictureList(props: PictureListProps) {
  const { files, onlyName, shape, recroppable, onCrop, onChange } = props;
  const { pictureUrl } = useDraftForm();
  const { t } = useTranslation('counterBackOffice');
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {files.map((file, index) => {
        const title = onlyName ?? t('pictureNumber', { number: index + 1 });
        return (
          <li
            key={file}
            className={shape === null ? `${styles.item} ${styles.entire}` : styles.item}
          >
            <Picture src={pictureUrl(file)} alt={title} ratio={shape ?? '2/1'} rounded />
            <span className={styles.tools}>
              {recroppable.includes(file) && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('cropOf', { title })}
                  onClick={() => onCrop(file)}
                >
                  {t('crop')}
                </Button>
              )}
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
