import type { SheetField } from '@claypot/counter/files';
import type { SheetPlan } from '@claypot/sdk/counter';
import { Button, Select } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './ImportView.module.css';
import type { ImportPartProps } from './ImportView.tsx';

const FIELDS = {
  name: 'field_name',
  name_en: 'field_name_en',
  name_zh: 'field_name_zh',
  category: 'field_category',
  category_en: 'field_category_en',
  category_zh: 'field_category_zh',
  price: 'field_price',
  price_after_discount: 'field_price_after_discount',
  variation: 'field_variation',
  variation_en: 'field_variation_en',
  variation_zh: 'field_variation_zh',
  description: 'field_description',
  description_en: 'field_description_en',
  description_zh: 'field_description_zh',
  points: 'field_points',
  tags: 'field_tags',
  slug: 'field_slug',
} as const satisfies Record<SheetField, string>;

/** Columns of the sheet with samples. Those of a table can be corrected. */
export function ColumnsPart({ view, plan, onMap, onGuess }: ImportPartProps) {
  const { t } = useTranslation('counterFiles');
  const isTable = plan.format === 'columns';
  const isCorrected = view.corrections.format !== null || view.corrections.headerRow !== null;
  return (
    <Section title={t('columns')} padding="none">
      <div className={styles.head}>
        <p className={styles.note}>{isTable ? t('columnsHint') : t('knownColumns')}</p>
        {isCorrected && (
          <Button size="sm" variant="quiet" onClick={onGuess}>
            {t('guessAgain')}
          </Button>
        )}
      </div>
      <ul>
        {plan.columns.map((column) => (
          <ColumnRow key={column.letters} column={column} isTable={isTable} onMap={onMap} />
        ))}
      </ul>
    </Section>
  );
}

interface ColumnRowProps extends Pick<ImportPartProps, 'onMap'> {
  readonly column: SheetPlan['columns'][number];
  readonly isTable: boolean;
}

function ColumnRow({ column, isTable, onMap }: ColumnRowProps) {
  const { t } = useTranslation('counterFiles');
  const { letters, header, field, confidence, samples } = column;
  const name = header === '' ? t('column', { letters }) : header;
  const choices = [
    { value: '', label: t('ignored') },
    ...Object.entries(FIELDS).map(([value, text]) => ({ value, label: t(text) })),
  ];
  return (
    <li className={styles.column}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={styles.letters} translate="no">
            {letters}
          </span>
          <span translate="no">{name}</span>
        </p>
        {samples.length > 0 && (
          <p className={styles.note} translate="no">
            {t('samples', { values: samples.join(' · ') })}
          </p>
        )}
      </div>
      {isTable && (
        <div>
          <Select
            label={t('fieldOf', { name })}
            value={field ?? ''}
            choices={choices}
            onChange={(value) => onMap(letters, fieldOf(value))}
            {...(field !== null &&
              confidence < 100 && { hint: t('sure', { percent: confidence }) })}
          />
        </div>
      )}
    </li>
  );
}

function fieldOf(value: string): SheetField | null {
  return Object.keys(FIELDS).find((field): field is SheetField => field === value) ?? null;
}
