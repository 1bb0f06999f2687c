import { type EntryRow as Row, textOf, textsOf } from '@claypot/counter/back-office';
import { languageTag } from '@claypot/i18n';
import {
  Badge,
  Button,
  chevronDownIcon,
  chevronUpIcon,
  IconButton,
  Picture,
  trashIcon,
} from '@claypot/ui';
import { DragRow } from '@claypot/ui/editing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-format.ts';
import { StatusBadges } from '../shared/StatusBadges.tsx';
import { useEntryTitle } from '../shared/use-entry-title.ts';
import styles from './list.module.css';
import type { SectionViewProps } from './SectionView.tsx';

interface EntryRowProps extends SectionViewProps {
  readonly row: Row;
}

/** An entry in the list: name in both languages, price, state, and the buttons that change it. */
export function EntryRow({ row, ...props }: EntryRowProps) {
  const { view, isReadOnly, hrefOfEntry, onMove, onPlace, onRemove, onRestore } = props;
  const { t } = useTranslation('counterBackOffice');
  const titleOf = useEntryTitle();
  const language = useLanguage();
  const { entry, untranslated } = row;
  const { fields, problems, status } = entry;
  const title = titleOf(entry.title);
  const other = language === 'en' ? entry.title.zh_CN : entry.title.en;
  const isRemoved = status === 'removed';
  const file = textOf(fields.image) || textsOf(fields.images)[0];
  const price = textOf(fields.price);
  const move = (by: -1 | 1) => {
    const pressed = document.activeElement;
    onMove(entry.key, by);
    // Moving the row in the document drops the focus.
    requestAnimationFrame(() => {
      if (pressed instanceof HTMLButtonElement && !pressed.disabled) pressed.focus();
      else pressed?.closest('li')?.querySelector<HTMLElement>('button:enabled')?.focus();
    });
  };
  const isDraggable =
    !isReadOnly && !isRemoved && !view.isFiltered && (row.canMoveUp || row.canMoveDown);
  if (!isDraggable) {
    return (
      <li className={styles.row} data-removed={isRemoved || undefined}>
        {contentsWith(null)}
      </li>
    );
  }
  return (
    <DragRow
      id={entry.key}
      list={`${entry.section}-${entry.category ?? ''}`}
      label={t('drag', { title })}
      place={t('placeOf', { title })}
      locale={languageTag(language)}
      className={styles.row}
      onDrop={(key) => onPlace(key, entry.key)}
    >
      {contentsWith}
    </DragRow>
  );

  function contentsWith(handle: ReactNode) {
    return (
      <>
        <span className={styles.thumb}>
          <Picture
            src={file === undefined ? null : props.pictureUrl(file)}
            alt=""
            ratio="1/1"
            rounded
          />
        </span>
        <span className={styles.words}>
          <a href={hrefOfEntry(entry.key)} className={styles.name}>
            {title}
          </a>
          {other !== '' && other !== title && (
            <span lang={language === 'en' ? 'zh-CN' : 'en'} className={styles.other}>
              {other}
            </span>
          )}
          {row.isUnsaved && <Badge tone="notice">{t('unsavedBadge')}</Badge>}
          <StatusBadges status={status} problems={problems.length} untranslated={untranslated} />
        </span>
        {price !== '' && <span className={styles.price} translate="no">{`RM ${price}`}</span>}
        {!isReadOnly && (
          <span className={styles.tools}>
            {isRemoved ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('restoreOf', { title })}
                onClick={() => onRestore(entry.key)}
              >
                {t('restore')}
              </Button>
            ) : (
              <>
                {handle}
                <IconButton
                  icon={chevronUpIcon}
                  label={t('moveUp', { title })}
                  disabled={!row.canMoveUp || view.isFiltered}
                  onClick={() => move(-1)}
                />
                <IconButton
                  icon={chevronDownIcon}
                  label={t('moveDown', { title })}
                  disabled={!row.canMoveDown || view.isFiltered}
                  onClick={() => move(1)}
                />
                <IconButton
                  icon={trashIcon}
                  label={t('removeOf', { title })}
                  onClick={() => onRemove(entry.key)}
                />
              </>
            )}
          </span>
        )}
      </>
    );
  }
}
