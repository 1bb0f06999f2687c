import 'react-image-crop/dist/ReactCrop.css';
import type { CropArea } from '@claypot/counter/files';
import { useTranslation } from 'react-i18next';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import styles from './CropDialog.module.css';

export interface CropEditorProps {
  readonly url: string;
  /** Width divided by height; null for any shape. */
  readonly aspect: number | null;
  readonly value: PercentCrop | undefined;
  readonly onChange: (value: PercentCrop) => void;
  /** Called with the size of the picture in pixels. */
  readonly onLoad: (size: Pick<CropArea, 'width' | 'height'>) => void;
  readonly onBroken: () => void;
}

/** Picture with a part that is moved and resized by pointer and keyboard. */
export function CropEditor({ url, aspect, value, onChange, onLoad, onBroken }: CropEditorProps) {
  const { t } = useTranslation('counterFiles');
  const handle = t('cropHandle');
  return (
    <ReactCrop
      keepSelection
      ruleOfThirds
      {...(value !== undefined && { crop: value })}
      {...(aspect !== null && { aspect })}
      minWidth={24}
      minHeight={24}
      className={styles.crop ?? ''}
      ariaLabels={{
        cropArea: t('cropArea'),
        nwDragHandle: handle,
        nDragHandle: handle,
        neDragHandle: handle,
        eDragHandle: handle,
        seDragHandle: handle,
        sDragHandle: handle,
        swDragHandle: handle,
        wDragHandle: handle,
      }}
      onChange={(_, part) => onChange(part)}
    >
      <img
        src={url}
        alt=""
        className={styles.picture}
        onError={onBroken}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onLoad({ width, height })
        }
      />
    </ReactCrop>
  );
}

/** Returns the largest part in the middle of a picture. */
export function largestPart(
  { width, height }: Pick<CropArea, 'width' | 'height'>,
  aspect: number | null,
): PercentCrop {
  if (aspect === null) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const isWide = width / height > aspect;
  const start = isWide ? { unit: '%', height: 100 } : { unit: '%', width: 100 };
  const part = makeAspectCrop(start as { unit: '%'; width: number }, aspect, width, height);
  return centerCrop(part, width, height);
}
