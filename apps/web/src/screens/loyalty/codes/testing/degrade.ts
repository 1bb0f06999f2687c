/** Differences between a camera's picture and the screen. */
export interface Degradation {
  /** CSS filter, in device pixels. */
  readonly filter?: string;
  readonly scale?: number;
  /** Clockwise rotation in degrees. */
  readonly turn?: number;
}

export const DEGRADATIONS: Readonly<Record<string, Degradation>> = {
  none: {},
  blurred: { filter: 'blur(2.5px)' },
  small: { scale: 0.4 },
  turned: { turn: 7 },
  'turned the other way': { turn: -12 },
  pale: { filter: 'contrast(0.25) brightness(1.1)' },
  'all of it': { filter: 'blur(1px) contrast(0.5)', scale: 0.7, turn: 4 },
};

/** Opaque grey in little-endian byte order, which all platforms with browsers use. */
const GREY = 0xff787878;

/** Returns the picture as a camera would take it, on a grey background. */
export function degrade(
  picture: ImageBitmap,
  { filter = 'none', scale = 1, turn = 0 }: Degradation,
): ImageData {
  const margin = 1.2;
  const width = Math.round(picture.width * scale * margin);
  const height = Math.round(picture.height * scale * margin);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  const table = new Uint32Array(width * height).fill(GREY);
  context.putImageData(new ImageData(new Uint8ClampedArray(table.buffer), width, height), 0, 0);
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  context.filter = filter;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return context.getImageData(0, 0, width, height);
}
