import { formatTyped, textsOf } from '@claypot/counter/back-office';
import { Button, Icon, IconButton, plusIcon, TextField, trashIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { FieldNote } from '../notes/FieldNote.tsx';
import texts from '../notes/notes.module.css';
import { useField } from '../use-field.ts';
import styles from './lists.module.css';

/** A list of prices. */
export function PricesInput({ field, ...place }: FieldProps<'prices'>) {
  const { t } = useTranslation('counterBackOffice');
  const { problems } = useDraftForm();
  const { name, label, bareHint, value, error, set } = useField(field, place);
  const id = useId();
  const prices = textsOf(value);
  const write = (index: number, text: string) => set(prices.with(index, text));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would number all fields inside
    <div role="group" aria-labelledby={id} className={styles.list} data-field={name} tabIndex={-1}>
      <p id={id} className={texts.title}>
        {label}
      </p>
      <FieldNote hint={bareHint} error={undefined} />
      <FieldNote hint={undefined} error={error} />
      <ol className={styles.prices}>
        {prices.map((price, index) => (
          <li
            // Prices have no identity of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is edited by position
            key={index}
            className={styles.price}
          >
            <TextField
              name={`${name}.${index}`}
              label={t('priceNumber', { number: index + 1 })}
              hint={t('optional')}
              error={problems.find(({ field: at }) => at === `${name}.${index}`)?.message}
              unit="RM"
              inputMode="decimal"
              autoComplete="off"
              value={price}
              onChange={(text) => write(index, text)}
              onBlur={() => {
                const formatted = formatTyped(price, 'price');
                if (formatted !== price) write(index, formatted);
              }}
              action={
                <IconButton
                  icon={trashIcon}
                  look="soft"
                  label={t('removePrice', { number: index + 1 })}
                  onClick={() => set(prices.toSpliced(index, 1))}
                />
              }
            />
          </li>
        ))}
      </ol>
      {prices.length < field.most && (
        <div className={styles.additions}>
          <Button variant="secondary" size="sm" onClick={() => set([...prices, ''])}>
            <Icon drawing={plusIcon} size={20} />
            <span>{t('addPrice')}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
