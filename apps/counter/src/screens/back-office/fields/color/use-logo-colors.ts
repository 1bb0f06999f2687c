import { dominantColors } from '@claypot/domain/theme';
import { useEffect, useState } from 'react';

/** Side of the drawn picture in px: enough for its colours. */
const SIDE = 64;
const MOST = 5;

/** Returns the most frequent colours of a picture; none until it has loaded. */
export function useLogoColors(url: string | null): readonly string[] {
  const [colors, setColors] = useState<readonly string[]>([]);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    picture.addEventListener('load', () => setColors(colorsOf(picture)));
    picture.src = url;
    return () => {
      // A later picture must not be replaced by this one.
      picture.src = '';
      setColors([]);
    };
  }, [url]);
  return colors;
}

function colorsOf(picture: HTMLImageElement): readonly string[] {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return [];
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return dominantColors(context.getImageData(0, 0, SIDE, SIDE).data, MOST);
}
