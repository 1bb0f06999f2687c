import { problemAt, textOf, textsOf } from '@claypot/counter/back-office';
import { useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { CropDialog } from '../../shared/CropDialog.tsx';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { FieldNote } from '../notes/FieldNote.tsx';
import texts from '../notes/notes.module.css';
import { useField } from '../use-field.ts';
import { ChooseButton } from './ChooseButton.tsx';
import { PictureList } from './PictureList.tsx';
import styles from './pictures.module.css';
import { usePictureField } from './use-picture-field.ts';

/** One picture or several: shown, cropped, added, removed and put in order. */
export function PicturesInput({ field, ...place }: FieldProps<'picture' | 'pictures'>) {
  const { t } = useTranslation('counterBackOffice');
  const { isReadOnly, problems } = useDraftForm();
  const { path, name, label, required, bareHint, value, set } = useField(field, place);
  const isOne = field.kind === 'picture';
  const files = isOne ? [textOf(value)].filter((file) => file !== '') : textsOf(value);
  const write = (next: readonly string[]) => set(isOne ? next[0] : [...next]);
  const upload = usePictureField(field.mayBeDrawing, (picture) => {
    const replaced = isOne ? 0 : files.indexOf(picture.replaces ?? '');
    const others = files.filter((file, index) => file !== picture.name && index !== replaced);
    const place = replaced === -1 ? others.length : replaced;
    write(others.toSpliced(place, 0, picture.name));
  });
  const { cropped, isUploading, message, send } = upload;
  useAnnouncement(isUploading ? t('uploading') : (message ?? null));
  return (
    <fieldset className={styles.pictures} data-field={name}>
      <legend className={texts.label}>
        {required ? label : t('optionalField', { field: label })}
      </legend>
      <FieldNote hint={bareHint} error={undefined} />
      <PictureList
        files={files}
        onlyName={isOne ? label : null}
        shape={field.shape}
        recroppable={isReadOnly ? [] : upload.recroppable}
        onCrop={(file) => send({ type: 'RECROP', name: file })}
        onChange={write}
      />
      <FieldNote hint={undefined} error={problemAt(problems, path, 'below')} />
      <FieldNote hint={undefined} error={message} />
      {!isReadOnly && (isOne || files.length < field.most) && (
        <ChooseButton
          name={name}
          label={t(isOne && files.length > 0 ? 'replacePicture' : 'addPicture')}
          mayBeDrawing={field.mayBeDrawing}
          isUploading={isUploading}
          onChoose={(file) => send({ type: 'CHOOSE', file, replaces: null })}
        />
      )}
      <CropDialog
        file={cropped?.file ?? null}
        shape={field.shape}
        crop={cropped?.crop ?? null}
        onCrop={(crop) => send({ type: 'CROP', crop })}
        onClose={() => send({ type: 'CANCEL' })}
        onBroken={() => send({ type: 'BROKEN' })}
      />
    </fieldset>
  );
}
