import type { PictureShape } from '@claypot/counter/back-office';
import type { CropArea } from '@claypot/counter/files';
import { Button, Popup, RadioBar, Spinner } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../shared/on-demand/on-demand.tsx';
import styles from './CropDialog.module.css';
import { aspectOf, hasAspect, type PercentPart, toCropArea } from './crop-area.ts';
import { useObjectUrl } from './use-object-url.ts';

const { Component: CropBody } = onDemand<CropBodyProps>(
  async () => (await import('./CropBody.tsx')).CropBody,
  <Spinner />,
);

export interface CropBodyProps {
  readonly url: string;
  /** Width divided by height; null for any shape. */
  readonly aspect: number | null;
  /** Part at the start; null for the largest one. */
  readonly initial: CropArea | null;
  readonly onPart: (part: PercentPart | null, size: Pick<CropArea, 'width' | 'height'>) => void;
  readonly onBroken: () => void;
}

export interface CropDialogProps {
  /** Picture to crop; null closes the dialog. */
  readonly file: File | null;
  /** Shape in which the app shows the picture; null if it shows any. */
  readonly shape: PictureShape | null;
  /** Part that was chosen before; null for the entire picture. */
  readonly crop: CropArea | null;
  /** Called with the part in pixels of the upright picture; null for the entire picture. */
  readonly onCrop: (crop: CropArea | null) => void;
  readonly onClose: () => void;
  /** Called if the browser cannot show the picture, instead of the sentence that says so. */
  readonly onBroken?: () => void;
}

/** `shown`: the shape in which the app shows the picture. */
type CropShape = 'shown' | 'free';

/** Dialog in which a person chooses a part of a picture before it is uploaded. */
export function CropDialog(props: CropDialogProps) {
  const { file } = props;
  return file === null ? null : <Opened {...props} file={file} />;
}

function Opened({
  file,
  shape,
  crop,
  onCrop,
  onClose,
  onBroken,
}: CropDialogProps & { readonly file: File }) {
  const { t } = useTranslation('counterFiles');
  const url = useObjectUrl(file);
  const shown = shape === null ? null : aspectOf(shape);
  const [first] = useState<CropShape>(() =>
    shown !== null && (crop === null || hasAspect(crop, shown)) ? 'shown' : 'free',
  );
  const [wanted, setWanted] = useState(first);
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
          {shape !== null && (
            <RadioBar
              label={t('cropShape')}
              value={wanted}
              choices={[
                { value: 'shown', label: t('shapeShown', { shape: shape.replace('/', ':') }) },
                { value: 'free', label: t('shapeFree') },
              ]}
              onChange={setWanted}
            />
          )}
          <div className={styles.stage}>
            {url !== null && (
              <CropBody
                key={wanted}
                url={url}
                aspect={wanted === 'shown' ? shown : null}
                initial={wanted === first ? crop : null}
                onPart={(part, size) => setChosen(part && toCropArea(part, size))}
                onBroken={onBroken ?? (() => setIsBroken(true))}
              />
            )}
          </div>
        </div>
      )}
    </Popup>
  );
}
