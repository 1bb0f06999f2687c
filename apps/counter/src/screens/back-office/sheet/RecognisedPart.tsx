import type { SheetPlan } from '@claypot/sdk/counter';
import { Select } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './ImportView.module.css';
import type { ImportPartProps } from './ImportView.tsx';

const FORMATS = {
  claypot: 'format_claypot',
  loyverse: 'format_loyverse',
  square: 'format_square',
  columns: 'format_columns',
} as const satisfies Record<SheetPlan['format'], string>;

/** Rows that can have the names of the columns. */
const HEADER_ROWS = 30;

/** Format and columns that the server recognised, with selects to correct it. */
export function RecognisedPart({ view, plan, onCorrect }: ImportPartProps) {
  const { t } = useTranslation('counterFiles');
  const rows = Array.from({ length: Math.max(HEADER_ROWS, plan.header_row) }, (_, index) =>
    String(index + 1),
  );
  const formats = Object.keys(FORMATS).filter(
    (format): format is SheetPlan['format'] => format in FORMATS,
  );
  return (
    <Section title={view.fileName ?? t('file')}>
      <div className={styles.stack}>
        <p className={styles.note} translate="no">
          {plan.file}
        </p>
        <p className={styles.note}>{t('rows', { count: plan.rows })}</p>
        <div className={styles.fields}>
          <Select
            label={t('readAs')}
            value={plan.format}
            choices={formats.map((format) => ({ value: format, label: t(FORMATS[format]) }))}
            onChange={(value) =>
              onCorrect({ format: formats.find((format) => format === value) ?? null })
            }
          />
          {plan.sheets.length > 1 && (
            <Select
              label={t('sheetName')}
              value={plan.sheet}
              choices={plan.sheets.map((name) => ({ value: name, label: name }))}
              onChange={(sheet) => onCorrect({ sheet, headerRow: null })}
            />
          )}
          <Select
            label={t('headerRow')}
            value={String(plan.header_row)}
            choices={rows.map((row) => ({ value: row, label: t('row', { row }) }))}
            onChange={(row) => onCorrect({ headerRow: Number(row) })}
          />
        </div>
      </div>
    </Section>
  );
}
