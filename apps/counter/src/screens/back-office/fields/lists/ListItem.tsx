import {
  type DescribedField,
  type DraftPath,
  pathText,
  recordTitle,
} from '@claypot/counter/back-office';
import type { DraftFields } from '@claypot/sdk/counter';
import {
  chevronDownIcon,
  chevronUpIcon,
  Icon,
  IconButton,
  trashIcon,
  warningIcon,
} from '@claypot/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryTitle } from '../../shared/use-entry-title.ts';
import { useDraftForm } from '../form-context.ts';
import styles from './lists.module.css';

interface ListItemProps {
  readonly fields: readonly DescribedField[];
  readonly listLabel: string;
  readonly record: DraftFields;
  readonly path: DraftPath;
  readonly number: number;
  /** True if the person has just added it. */
  readonly isNew: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** Null if the form is read only. */
  readonly onMove: ((by: -1 | 1) => void) | null;
  readonly onRemove: () => void;
}

/** Records with more fields are closed at first, so that a long list can be read. */
const OPEN_FIELDS = 4;

/** A record of a list. */
export function ListItem(props: ListItemProps) {
  const { fields, listLabel, record, path, number, isNew, onMove, onRemove } = props;
  const { t } = useTranslation('counterBackOffice');
  const { Fields, problems, references, revealed } = useDraftForm();
  const titleOf = useEntryTitle();
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const isShort = fields.length <= OPEN_FIELDS && fields.every(({ kind }) => kind !== 'variants');
  const [isOpened, setIsOpened] = useState(isNew || isShort);
  const here = `${pathText(path)}.`;
  const isOpen = isOpened || revealed?.startsWith(here) === true;
  useEffect(() => {
    if (isNew) head.current?.focus();
  }, [isNew]);
  const name = recordTitle(fields, record, references);
  const title = name === null ? t('itemOf', { list: listLabel, number }) : titleOf(name);
  const hasProblem = problems.some(({ field }) => field.startsWith(here));
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <button
          ref={head}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpened(!isOpen)}
        >
          <Icon drawing={isOpen ? chevronUpIcon : chevronDownIcon} size={20} />
          <span className={styles.number} translate="no">{`${number}.`}</span>
          <span className={styles.title} translate="no">
            {title}
          </span>
          {hasProblem && (
            <span className={styles.flaw}>
              <Icon drawing={warningIcon} size={16} />
              <span>{t('hasProblem')}</span>
            </span>
          )}
        </button>
        {onMove !== null && (
          <span className={styles.tools}>
            <IconButton
              icon={chevronUpIcon}
              label={t('moveUp', { title })}
              disabled={!props.canMoveUp}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={chevronDownIcon}
              label={t('moveDown', { title })}
              disabled={!props.canMoveDown}
              onClick={() => onMove(1)}
            />
            <IconButton icon={trashIcon} label={t('removeOf', { title })} onClick={onRemove} />
          </span>
        )}
      </div>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && <Fields fields={fields} record={record} path={path} />}
      </div>
    </li>
  );
}
