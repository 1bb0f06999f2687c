import type { PictureShape } from '@claypot/counter/back-office';
import type { CropArea } from '@claypot/counter/files';

/** Part of a picture in percent of its size. */
export interface PercentPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<CropArea, 'width' | 'height'>;

/** Converts a part in percent to whole pixels inside the picture. */
export function toCropArea({ x, y, width, height }: PercentPart, size: Size): CropArea {
  const left = clamp(Math.round((x / 100) * size.width), 0, size.width - 1);
  const top = clamp(Math.round((y / 100) * size.height), 0, size.height - 1);
  return {
    left,
    top,
    width: clamp(Math.round((width / 100) * size.width), 1, size.width - left),
    height: clamp(Math.round((height / 100) * size.height), 1, size.height - top),
  };
}

/** Converts a part in pixels to percent. */
export function toPercentPart({ left, top, width, height }: CropArea, size: Size): PercentPart {
  return {
    x: (left / size.width) * 100,
    y: (top / size.height) * 100,
    width: (width / size.width) * 100,
    height: (height / size.height) * 100,
  };
}

/** Returns width divided by height. */
export function aspectOf(shape: PictureShape): number {
  const [width = 1, height = 1] = shape.split('/').map(Number);
  return width / height;
}

/** Returns true if a part has an aspect, up to the rounding of its sides to pixels. */
export function hasAspect({ width, height }: Size, aspect: number): boolean {
  return Math.abs(width - height * aspect) <= 1 + aspect;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
