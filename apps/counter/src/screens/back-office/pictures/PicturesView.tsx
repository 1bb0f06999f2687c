import type { CropArea, DishPicturesView } from '@claypot/counter/files';
import {
  Button,
  bowlIcon,
  Callout,
  Card,
  checkIcon,
  LinkButton,
  useAnnouncement,
} from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/layout/Page.tsx';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { CropDialog } from '../shared/CropDialog.tsx';
import { DropArea } from '../shared/DropArea.tsx';
import { PictureRow } from './PictureRow.tsx';
import styles from './PicturesView.module.css';

/** Without HEIC, so that iPhones convert their photographs when they are chosen. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface PicturesViewProps {
  readonly view: DishPicturesView;
  readonly backHref: string;
  readonly onAdd: (files: readonly File[]) => void;
  /** Null for no dish. */
  readonly onAssign: (id: number, key: string | null) => void;
  readonly onCrop: (id: number, crop: CropArea | null) => void;
  readonly onRemove: (id: number) => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Photographs that are matched to dishes by their names, and uploaded together. */
export function PicturesView(props: PicturesViewProps) {
  const { view, backHref, onAdd, onCrop, onStart, onCancel, onRetry } = props;
  const { t } = useTranslation('counterFiles');
  const [cropped, setCropped] = useState<number | null>(null);
  const { rows, ready, done, isSending, canStart } = view;
  const saved = done > 0 && !isSending ? t('picturesDone', { count: done }) : null;
  useAnnouncement(saved);
  const row = rows.find(({ id }) => id === cropped) ?? null;
  const body = {
    ...view,
    status: view.status === 'notFound' ? 'failed' : view.status,
    stale: false,
  } as const;
  return (
    <Page title={t('picturesTitle')} backHref={backHref} busy={view.status === 'loading'}>
      <p className={styles.intro}>{t('picturesIntro')}</p>
      <RecordsBody
        view={body}
        failedTitle={t('dishesFailed')}
        empty={{ icon: bowlIcon, title: t('noDishes'), text: t('noDishesText') }}
        onRetry={onRetry}
      >
        <DropArea
          multiple
          label={t('choosePictures')}
          hint={t('dropPictures')}
          accept={ACCEPT}
          disabled={isSending}
          onFiles={onAdd}
        />
        {rows.length > 0 && (
          <Card padding="none">
            <ul>
              {rows.map((each) => (
                <PictureRow key={each.id} {...props} row={each} onOpenCrop={setCropped} />
              ))}
            </ul>
          </Card>
        )}
        {saved !== null && (
          <Callout tone="success" icon={checkIcon}>
            {saved}
          </Callout>
        )}
        {rows.length > 0 && (
          <div className={styles.actions}>
            {saved !== null && <LinkButton href={backHref}>{t('openDraft')}</LinkButton>}
            {(ready > 0 || saved === null) && (
              <Button disabled={!canStart && !isSending} pending={isSending} onClick={onStart}>
                {t('upload', { count: ready })}
              </Button>
            )}
            {isSending && (
              <Button variant="quiet" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </div>
        )}
      </RecordsBody>
      <CropDialog
        file={row?.file ?? null}
        shape="4/3"
        crop={row?.crop ?? null}
        onClose={() => setCropped(null)}
        onCrop={(crop) => {
          if (row !== null) onCrop(row.id, crop);
          setCropped(null);
        }}
      />
    </Page>
  );
}
