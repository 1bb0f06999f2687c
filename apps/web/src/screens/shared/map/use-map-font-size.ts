import { useSyncExternalStore } from 'react';
import { MAP_FONT_SIZE, mapFontSize } from './text-size.ts';

const never = () => () => undefined;

/** Returns the font size of map labels in px. */
export function useMapFontSize(): number {
  return useSyncExternalStore(
    never,
    () => mapFontSize(document.documentElement),
    () => MAP_FONT_SIZE,
  );
}
