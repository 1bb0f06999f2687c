import { createContext } from 'react';
import type { Announcements } from './announcements.ts';
import type { RegionPlace } from './region-place.ts';

/** Null where no announcer is around: there nothing is read aloud. */
export const AnnouncerContext = createContext<(Announcements & RegionPlace) | null>(null);
