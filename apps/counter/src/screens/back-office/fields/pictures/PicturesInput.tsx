import { problemAt, textOf, textsOf } from '@claypot/counter/back-office';
import { Icon, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { useField } from '../use-field.ts';
import { PictureList } from './PictureList.tsx';
import styles from './pictures.module.css';
import { UploadButton } from './UploadButton.tsx';

/** One picture or several: shown, added, removed and put in order. */
export function PicturesInput({ field, ...place }: FieldProps<'picture' | 'pictures'>) {
  const { t } = useTranslation('counterBackOffice');
  const { isReadOnly, problems } = useDraftForm();
  const { path, name, label, required, bareHint, value, set } = useField(field, place);
  const isOne = field.kind === 'picture';
  const files = isOne ? [textOf(value)].filter((file) => file !== '') : textsOf(value);
  const problem = problemAt(problems, path, 'below');
  const write = (next: readonly string[]) => set(isOne ? next[0] : [...next]);
  return (
    <fieldset className={styles.pictures} data-field={name}>
      <legend className={styles.legend}>
        {required ? label : t('optionalField', { field: label })}
      </legend>
      {bareHint !== undefined && <p className={styles.hint}>{bareHint}</p>}
      <PictureList files={files} onlyName={isOne ? label : null} onChange={write} />
      {problem !== undefined && (
        <p className={styles.error}>
          <Icon drawing={warningIcon} size={16} />
          <span>{problem}</span>
        </p>
      )}
      {!isReadOnly && (isOne || files.length < field.most) && (
        <UploadButton
          name={name}
          label={t(isOne && files.length > 0 ? 'replacePicture' : 'addPicture')}
          mayBeDrawing={field.mayBeDrawing}
          onStored={(file) => write(isOne ? [file] : [...files, file])}
        />
      )}
    </fieldset>
  );
}
