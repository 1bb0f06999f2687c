import type { CropArea } from '@claypot/counter/files';
import { useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import type { CropBodyProps } from './CropDialog.tsx';
import { CropEditor, largestPart } from './CropEditor.tsx';
import { toPercentPart } from './crop-area.ts';

/** State of the chosen part. Loads with the library. */
export function CropBody({ url, aspect, initial, onPart, onBroken }: CropBodyProps) {
  const [size, setSize] = useState<Pick<CropArea, 'width' | 'height'> | null>(null);
  const [part, setPart] = useState<PercentCrop>();
  return (
    <CropEditor
      url={url}
      aspect={aspect}
      value={part}
      onBroken={onBroken}
      onLoad={(loaded) => {
        const first: PercentCrop =
          initial === null
            ? largestPart(loaded, aspect)
            : { unit: '%', ...toPercentPart(initial, loaded) };
        setSize(loaded);
        setPart(first);
        onPart(first, loaded);
      }}
      onChange={(next) => {
        setPart(next);
        if (size !== null) onPart(next.width > 0 && next.height > 0 ? next : null, size);
      }}
    />
  );
}
