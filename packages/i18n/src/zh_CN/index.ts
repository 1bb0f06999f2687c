import type { Catalogue } from '../translation.ts';
import { texts as first } from './first.ts';
import { kiosk } from './kiosk.ts';
import { texts as rest } from './rest.ts';

/** The Chinese (simplified) texts, one area (named in front of its keys) a file. */
export const catalogue: Catalogue = {
  ...first,
  ...rest,
  errors: { ...first.errors, ...rest.errors },
  validation: { ...first.validation, ...rest.validation },
  kiosk,
};
