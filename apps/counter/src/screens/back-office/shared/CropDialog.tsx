import type { CropArea } from '@claypot/counter/files';
import { Button, Popup, RadioBar, Spinner } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../shared/on-demand/on-demand.tsx';
import styles from './CropDialog.module.css';
import { type PercentPart, toCropArea } from './crop-area.ts';
import { useObjectUrl } from './use-object-url.ts';

const { Component: CropBody } = onDemand<CropBodyProps>(
  async () => (await import('./CropBody.tsx')).CropBody,
  <Spinner />,
);

export interface CropBodyProps {
  readonly url: string;
  readonly isCard: boolean;
  /** Part at the start; null for the largest one. */
  readonly initial: CropArea | null;
  readonly onPart: (part: PercentPart | null, size: Pick<CropArea, 'width' | 'height'>) => void;
  readonly onBroken: () => void;
}

export interface CropDialogProps {
  /** Picture to crop; null closes the dialog. */
  readonly file: File | null;
  /** Part that was chosen before; null for the entire picture. */
  readonly crop: CropArea | null;
  /** Called with the part in pixels of the upright picture; null for the entire picture. */
  readonly onCrop: (crop: CropArea | null) => void;
  readonly onClose: () => void;
}

/** Dialog in which a person chooses a part of a picture before it is uploaded. */
export function CropDialog(props: CropDialogProps) {
  const { file } = props;
  return file === null ? null : <Opened {...props} file={file} />;
}

function Opened({ file, crop, onCrop, onClose }: CropDialogProps & { readonly file: File }) {
  const { t } = useTranslation('counterFiles');
  const url = useObjectUrl(file);
  const [shape, setShape] = useState<'card' | 'free'>(crop === null ? 'card' : 'free');
  const [chosen, setChosen] = useState<CropArea | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Popup
      open
      title={t('cropTitle')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={chosen === null || isBroken} onClick={() => onCrop(chosen)}>
            {t('useCrop')}
          </Button>
          <Button variant="secondary" onClick={() => onCrop(null)}>
            {t('useAll')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {isBroken ? (
        <p>{t('pictureBroken')}</p>
      ) : (
        <div className={styles.body}>
          <RadioBar
            label={t('cropShape')}
            value={shape}
            choices={[
              { value: 'card', label: t('shapeCard') },
              { value: 'free', label: t('shapeFree') },
            ]}
            onChange={setShape}
          />
          <div className={styles.stage}>
            {url !== null && (
              <CropBody
                key={shape}
                url={url}
                isCard={shape === 'card'}
                initial={shape === 'free' ? crop : null}
                onPart={(part, size) => setChosen(part && toCropArea(part, size))}
                onBroken={() => setIsBroken(true)}
              />
            )}
          </div>
        </div>
      )}
    </Popup>
  );
}
