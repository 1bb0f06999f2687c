import type { PictureView } from '@claypot/domain/account';
import { errorMessage } from '@claypot/i18n';
import {
  Avatar,
  Button,
  Card,
  cameraIcon,
  FileButton,
  Icon,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  /** Current picture; null for none. */
  readonly avatar: string | null;
  readonly picture: PictureView;
  /** The server's error for the uploaded picture. */
  readonly rejection: string | undefined;
  readonly onChoose: (file: Blob) => void;
  readonly onDiscard: () => void;
}

/** The member's picture. A newly chosen one is previewed and can be discarded before it is sent. */
export function PictureField(props: PictureFieldProps) {
  const { avatar, picture, rejection, onChoose, onDiscard } = props;
  const { t, i18n } = useTranslation('profile');
  const noteId = useId();
  const problem = picture.error === null ? rejection : errorMessage(i18n, picture.error);
  const note = useNote(picture, problem);
  const shown = picture.url ?? avatar;
  useAnnouncement(note);
  return (
    <Card as="section">
      <div className={styles.picture} aria-busy={picture.busy || undefined}>
        <Avatar src={shown} size="lg" />
        <div className={styles.side}>
          <div className={styles.actions}>
            <FileButton
              name="avatar"
              accept="image/*"
              aria-describedby={note === null ? undefined : noteId}
              aria-invalid={problem === undefined ? undefined : true}
              onChoose={onChoose}
            >
              <Icon drawing={cameraIcon} size={20} />
              <span>{shown === null ? t('choosePicture') : t('changePicture')}</span>
            </FileButton>
            {picture.url !== null && (
              <Button
                variant="quiet"
                onClick={(event) => {
                  focusPicture(event.currentTarget.form);
                  onDiscard();
                }}
              >
                {avatar === null ? t('discardFirstPicture') : t('discardPicture')}
              </Button>
            )}
          </div>
          {note !== null && (
            <p id={noteId} className={problem === undefined ? styles.note : styles.error}>
              {problem !== undefined && <Icon drawing={warningIcon} size={16} />}
              <span>{note}</span>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Returns the message for the picture: an error or its state; null for none. */
function useNote({ busy, url }: PictureView, problem: string | undefined): string | null {
  const { t } = useTranslation('profile');
  if (problem !== undefined) return problem;
  if (busy) return t('preparing');
  return url === null ? null : t('pictureChosen');
}

/** The discard button disappears with the picture, so move the focus to the file button. */
function focusPicture(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('avatar');
  if (field instanceof HTMLElement) field.focus();
}
