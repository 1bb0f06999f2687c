import { recordsOf } from '@claypot/counter/back-office';
import { Button, Icon, plusIcon, useAnnouncement } from '@claypot/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { FieldNote } from '../notes/FieldNote.tsx';
import texts from '../notes/notes.module.css';
import { useField } from '../use-field.ts';
import { ListItem } from './ListItem.tsx';
import styles from './lists.module.css';
import { useItemKeys } from './use-item-keys.ts';

/** Records that a person adds, removes and moves. */
export function ListInput({ field, ...place }: FieldProps<'list'>) {
  const { t } = useTranslation(['counterBackOffice', 'counterBackOfficeFields']);
  const { edit, isReadOnly } = useDraftForm();
  const { path, name, label, isHeading, bareHint, value, error } = useField(field, place);
  const id = useId();
  const [announced, setAnnounced] = useState<string | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const records = recordsOf(value);
  const items = useItemKeys(records.length);
  useAnnouncement(announced);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would number all fields inside
    <div role="group" aria-labelledby={id} className={styles.list} data-field={name} tabIndex={-1}>
      <p id={id} className={isHeading ? styles.unseen : texts.title}>
        {label}
      </p>
      <FieldNote hint={bareHint} error={undefined} />
      <FieldNote hint={undefined} error={error} />
      {records.length > 0 && (
        <ol className={styles.items}>
          {records.map((record, index) => (
            <ListItem
              key={items.keys[index]}
              fields={field.fields}
              listLabel={label}
              record={record}
              path={[...path, index]}
              number={index + 1}
              isNew={items.keys[index] === added}
              onMove={
                isReadOnly
                  ? null
                  : (by) => {
                      items.moved(index, index + by);
                      edit({ type: 'MOVE', path: [...path, index], to: index + by });
                      setAnnounced(t('movedTo', { place: index + by + 1, count: records.length }));
                    }
              }
              canMoveUp={index > 0}
              canMoveDown={index < records.length - 1}
              onRemove={() => {
                items.removed(index);
                edit({ type: 'REMOVE', path: [...path, index] });
                setAnnounced(t('removedItem', { number: index + 1 }));
              }}
            />
          ))}
        </ol>
      )}
      {!isReadOnly && records.length < field.most && (
        <div className={styles.additions}>
          {field.additions.map((addition) => (
            <Button
              key={addition.label}
              variant="secondary"
              size="sm"
              onClick={() => {
                setAdded(items.nextKey());
                edit({ type: 'ADD', path, record: addition.record });
                setAnnounced(t('addedItem', { number: records.length + 1 }));
              }}
            >
              <Icon drawing={plusIcon} size={20} />
              <span>{t(`counterBackOfficeFields:${addition.label}`)}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
