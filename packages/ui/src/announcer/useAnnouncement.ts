import { createContext, useContext, useEffect, useRef } from 'react';
import type { Announcements } from './announcements.ts';
import type { RegionPlace } from './region-place.ts';

/** Null without an announcer; then nothing is announced. */
export const AnnouncerContext = createContext<(Announcements & RegionPlace) | null>(null);

/**
 * Announces a text when it appears and when it changes. Null announces nothing; the same text after
 * null is announced again. A text that is replaced or removed within the debounce is not announced.
 */
export function useAnnouncement(text: string | null): void {
  useSpeech(text, null);
}

/** Announces only changes of a text, for texts that are visible or focused initially. */
export function useAnnouncedChange(text: string | null): void {
  useSpeech(text, text);
}

function useSpeech(text: string | null, known: string | null): void {
  const announcer = useContext(AnnouncerContext);
  const said = useRef(known);
  useEffect(() => {
    if (text === null) said.current = null;
    if (text === said.current || text === null) return;
    return announcer?.announce(text, () => {
      said.current = text;
    });
  }, [announcer, text]);
}
