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
  /** The picture there is; null for none. */
  readonly avatar: string | null;
  readonly picture: PictureView;
  /** What the server says of the picture it was sent. */
  readonly rejection: string | undefined;
  readonly onChoose: (file: Blob) => void;
  readonly onDiscard: () => void;
}

/** The member's picture; a new one is shown before it is sent, and can be let go of. */
export function PictureField(props: PictureFieldProps) {
  const { avatar, picture, rejection, onChoose, onDiscard } = props;
  const { t, i18n } = useTranslation('profile');
  const noteId = useId();
  const fault = picture.error === null ? rejection : errorMessage(i18n, picture.error);
  const told = useNote(picture, fault);
  const shown = picture.url ?? avatar;
  useAnnouncement(told);
  return (
    <Card as="section">
      <div className={styles.picture} aria-busy={picture.busy || undefined}>
        <Avatar src={shown} size="lg" />
        <div className={styles.side}>
          <div className={styles.ways}>
            <FileButton
              name="avatar"
              accept="image/*"
              aria-describedby={told === null ? undefined : noteId}
              aria-invalid={fault === undefined ? undefined : true}
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
          {told !== null && (
            <p id={noteId} className={fault === undefined ? styles.note : styles.fault}>
              {fault !== undefined && <Icon drawing={warningIcon} size={16} />}
              <span>{told}</span>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** What is to be said of the picture; null where there is nothing. */
function useNote({ busy, url }: PictureView, fault: string | undefined): string | null {
  const { t } = useTranslation('profile');
  if (fault !== undefined) return fault;
  if (busy) return t('preparing');
  return url === null ? null : t('pictureChosen');
}

/** The button that discards goes with what it discards; the focus stays at the picture. */
function focusPicture(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('avatar');
  if (field instanceof HTMLElement) field.focus();
}
