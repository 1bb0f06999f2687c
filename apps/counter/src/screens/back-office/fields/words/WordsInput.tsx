import {
  pathText,
  problemAt,
  type WordLanguage,
  wordsOf,
  wordsValue,
} from '@claypot/counter/back-office';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import styles from '../fields.module.css';
import { useDraftForm } from '../form-context.ts';
import { useField } from '../use-field.ts';
import { OneLanguage } from './OneLanguage.tsx';

/** Text in both languages: English at the left, Chinese at the right of a wide window. */
export function WordsInput({ field, ...place }: FieldProps<'words'>) {
  const { t } = useTranslation('counterBackOffice');
  const { problems } = useDraftForm();
  const { path, label, required, hint, value, error, set } = useField(field, place);
  const words = wordsOf(value);
  const write = (language: WordLanguage, text: string) =>
    set(wordsValue({ ...words, [language]: text }, field));
  return (
    <div className={styles.words}>
      <OneLanguage
        field={field}
        language="en"
        name={pathText([...path, 'en'])}
        label={t('inEnglish', { field: label })}
        required={required}
        hint={hint}
        error={problemAt(problems, [...path, 'en']) ?? error}
        value={words.en}
        other={words.zh_CN}
        mayBeEmpty={false}
        onChange={(text) => write('en', text)}
      />
      <OneLanguage
        field={field}
        language="zh_CN"
        name={pathText([...path, 'zh_CN'])}
        label={t('inChinese', { field: label })}
        required={required && !field.mayBeOne}
        hint={chineseHint()}
        error={problemAt(problems, [...path, 'zh_CN'])}
        value={words.zh_CN}
        other={words.en}
        mayBeEmpty={field.mayBeOne}
        onChange={(text) => write('zh_CN', text)}
      />
    </div>
  );

  function chineseHint(): string | undefined {
    if (field.mayBeOne && words.en !== '' && words.zh_CN === '') return t('usesEnglish');
    return required && !field.mayBeOne ? undefined : t('optional');
  }
}
