import type { SetUpMenu } from '@claypot/sdk/counter';
import { Callout, checkIcon, Stack, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './RecognisedMenu.module.css';

const FORMATS = {
  claypot: 'formatClaypot',
  loyverse: 'formatLoyverse',
  square: 'formatSquare',
  columns: 'formatColumns',
} as const;

/** Dishes that the server has recognised in a menu file, and the problems by row. */
export function RecognisedMenu({ menu }: { readonly menu: SetUpMenu }) {
  const { t } = useTranslation('counterSetUp');
  const { format, dish_count, categories, columns, error_count, warning_count, problems } = menu;
  const dishes = (name: string, count: number) =>
    t('pair', { name, value: t('dishes', { count }) });
  const found = dishes(t(FORMATS[format]), dish_count);
  useAnnouncement(found);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hints = problems.filter(({ severity }) => severity === 'warning');
  return (
    <Stack gap={4}>
      <Callout tone={error_count > 0 ? 'notice' : 'success'} icon={checkIcon} title={found}>
        <ul className={styles.list}>
          {categories.map(({ name, dish_count: count }) => (
            <li key={name}>{dishes(name, count)}</li>
          ))}
        </ul>
      </Callout>
      {error_count > 0 && (
        <Callout tone="danger" icon={warningIcon} title={t('rowErrors', { count: error_count })}>
          <Problems problems={errors} />
        </Callout>
      )}
      {warning_count > 0 && (
        <details className={styles.more}>
          <summary>{t('hints', { count: warning_count })}</summary>
          <Problems problems={hints} />
        </details>
      )}
      {columns.length > 0 && (
        <details className={styles.more}>
          <summary>{t('columns')}</summary>
          <ul className={styles.list}>
            {columns.map(({ header, field }) => (
              <li key={header}>{`${header} → ${field ?? t('ignored')}`}</li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

function Problems({ problems }: Pick<SetUpMenu, 'problems'>) {
  const { t } = useTranslation('counterSetUp');
  return (
    <ul className={styles.list}>
      {problems.map(({ row, column, message }) => (
        <li key={`${row} ${column} ${message}`}>
          <strong>
            {column === null ? t('row', { row }) : `${t('row', { row })} · ${column}`}
          </strong>
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}
