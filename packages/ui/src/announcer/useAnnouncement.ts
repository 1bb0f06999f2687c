import { createContext, useContext, useEffect, useRef } from 'react';
import type { Announcements } from './announcements.ts';
import type { RegionPlace } from './region-place.ts';

/** Null where no announcer is around: there nothing is read aloud. */
export const AnnouncerContext = createContext<(Announcements & RegionPlace) | null>(null);

/**
 * Has words read aloud when they come up and whenever they become others; null says nothing, and
 * the same words after it are news. Words that last no longer than a moment are not said.
 */
export function useAnnouncement(text: string | null): void {
  useSpeech(text, null);
}

/** The same for words that are there to be read, or have the focus, at first: a change is news. */
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
