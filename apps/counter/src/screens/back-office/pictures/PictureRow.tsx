import type { PictureRowView } from '@claypot/counter/files';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Badge, Button, IconButton, Picture, Select, trashIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-format.ts';
import { useObjectUrl } from '../shared/use-object-url.ts';
import styles from './PicturesView.module.css';
import type { PicturesViewProps } from './PicturesView.tsx';

interface PictureRowProps extends Pick<PicturesViewProps, 'view' | 'onAssign' | 'onRemove'> {
  readonly row: PictureRowView;
  readonly onOpenCrop: (id: number) => void;
}

const STATES = {
  waiting: { tone: 'neutral', text: 'waiting' },
  uploading: { tone: 'progress', text: 'uploading' },
  done: { tone: 'success', text: 'saved' },
  rejected: { tone: 'danger', text: 'rejectedState' },
  conflict: { tone: 'danger', text: 'failedState' },
  failed: { tone: 'danger', text: 'failedState' },
} as const;

/** A picture with the dish that it is for. */
export function PictureRow({ row, view, onAssign, onRemove, onOpenCrop }: PictureRowProps) {
  const { t } = useTranslation('counterFiles');
  const language = useLanguage();
  const url = useObjectUrl(row.file);
  const { id, file, dish, state, crop } = row;
  const isFixed = view.isSending || state.kind === 'done';
  const { tone, text } = STATES[state.kind];
  const choices = [
    { value: '', label: t('noDish') },
    ...view.dishes.map(({ key, names }) => ({
      value: key,
      label: names[language] || names.en || key,
    })),
  ];
  return (
    <li className={styles.row}>
      <div>
        <Picture src={url} alt="" rounded />
      </div>
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          {file.name}
        </p>
        <p className={styles.state}>
          {(dish !== null && !row.isRepeated) || state.kind !== 'waiting' ? (
            <Badge tone={tone}>{t(text)}</Badge>
          ) : null}
          {crop !== null && <Badge>{t('cropped')}</Badge>}
        </p>
        <Note row={row} />
      </div>
      <div className={styles.dish}>
        {isFixed ? (
          <p>{choices.find(({ value }) => value === dish)?.label ?? t('noDish')}</p>
        ) : (
          <Select
            label={t('dishOfFile', { file: file.name })}
            value={dish ?? ''}
            choices={choices}
            onChange={(key) => onAssign(id, key === '' ? null : key)}
          />
        )}
      </div>
      {!isFixed && (
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('cropFile', { file: file.name })}
            onClick={() => onOpenCrop(id)}
          >
            {t('crop')}
          </Button>
          <IconButton
            icon={trashIcon}
            label={t('removeFile', { file: file.name })}
            onClick={() => onRemove(id)}
          />
        </div>
      )}
    </li>
  );
}

/** Hint about the next step or a problem. */
function Note({ row: { state, dish, isGuessed, isRepeated } }: Pick<PictureRowProps, 'row'>) {
  const { t, i18n } = useTranslation('counterFiles');
  const text = () => {
    switch (state.kind) {
      case 'rejected':
        return state.message;
      case 'conflict':
        return t('conflict');
      case 'failed':
        return counterErrorMessage(i18n, state.code);
      case 'waiting':
        if (isRepeated) return t('repeated');
        if (dish === null) return isGuessed ? t('chooseDish') : null;
        return isGuessed ? t('byName') : null;
      default:
        return null;
    }
  };
  const shown = text();
  return shown === null ? null : <p className={styles.note}>{shown}</p>;
}
