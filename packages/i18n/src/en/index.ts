import { texts as first } from './first.ts';
import { kiosk } from './kiosk.ts';
import { texts as rest } from './rest.ts';

/** The English texts, one area (i18next namespace) a file. The shape all other languages follow. */
export const catalogue = { ...first, ...rest, kiosk } as const;
