import type { DescribedSection } from '@claypot/counter/back-office';
import type { DraftProblem } from '@claypot/sdk/counter';
import { Callout, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './entry.module.css';
import { useFieldName } from './use-field-name.ts';

interface ProblemSummaryProps {
  readonly description: DescribedSection;
  readonly problems: readonly DraftProblem[];
  /** Paths of texts that are missing in one language. */
  readonly untranslated: readonly string[];
  /** Focuses the field. */
  readonly onReveal: (path: string) => void;
}

/** Problems and untranslated texts as buttons that focus the field. */
export function ProblemSummary(props: ProblemSummaryProps) {
  const { description, problems, untranslated, onReveal } = props;
  const { t } = useTranslation('counterBackOffice');
  const nameOf = useFieldName(description);
  const texts = untranslated.filter((path) => !problems.some(({ field }) => field === path));
  return (
    <>
      {problems.length > 0 && (
        <Callout
          tone="danger"
          icon={warningIcon}
          title={t('problemsTitle', { count: problems.length })}
        >
          <ul className={styles.summary}>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <button type="button" className={styles.jump} onClick={() => onReveal(field)}>
                  {t('problemOf', { field: nameOf(field), message })}
                </button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {texts.length > 0 && (
        <Callout tone="notice" title={t('untranslatedTitle', { count: texts.length })}>
          <ul className={styles.summary}>
            {texts.map((path) => (
              <li key={path}>
                <button type="button" className={styles.jump} onClick={() => onReveal(path)}>
                  {nameOf(path)}
                </button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}
