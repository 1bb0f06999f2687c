import type { WordLanguage } from '@claypot/counter/back-office';
import { Button, Icon, languageIcon, Skeleton, TextArea, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shared/on-demand/on-demand.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from '../fields.module.css';
import { useDraftForm } from '../form-context.ts';
import type { PageInputProps } from './page/PageInput.tsx';

const { Component: PageInput } = onDemand<PageInputProps>(
  async () => (await import('./page/PageInput.tsx')).PageInput,
  <Skeleton shape="row" count={3} />,
);

interface OneLanguageProps {
  readonly field: FieldProps<'words'>['field'];
  readonly language: WordLanguage;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  /** The text in the other language. */
  readonly other: string;
  /** True if the other text is one for both languages. */
  readonly mayBeEmpty: boolean;
  readonly onChange: (text: string) => void;
}

const LANG = { en: 'en', zh_CN: 'zh-CN' } as const;

/** Text in one language, with a note if only the other language has one. */
export function OneLanguage(props: OneLanguageProps) {
  const { field, language, label, value, other, mayBeEmpty, onChange } = props;
  const { t } = useTranslation('counterBackOffice');
  const { isReadOnly } = useDraftForm();
  const isUntranslated = !mayBeEmpty && value.trim() === '' && other.trim() !== '';
  const control = {
    name: props.name,
    label,
    required: props.required,
    hint: props.hint,
    error: props.error,
    value,
    lang: LANG[language],
    maxLength: field.most,
    onChange,
  };
  return (
    <div className={styles.language}>
      {field.form === 'line' && <TextField {...control} autoComplete="off" />}
      {field.form === 'paragraph' && <TextArea {...control} autoComplete="off" rows={3} />}
      {field.form === 'page' && <PageInput {...control} isReadOnly={isReadOnly} />}
      {isUntranslated && (
        <p className={styles.untranslated}>
          <Icon drawing={languageIcon} size={20} />
          <span>{t('notTranslated')}</span>
          {field.mayBeEqual && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('useSameFor', { field: label })}
              onClick={() => onChange(other)}
            >
              {t('useSame')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
