import type { ErrorCode } from '@claypot/sdk';
import { texts as first } from './first.ts';
import { kiosk } from './kiosk.ts';
import { texts as rest } from './rest.ts';

/** The English texts, one area (named in front of its keys) a file. The shape all other languages follow. */
export const catalogue = {
  ...first,
  ...rest,
  errors: { ...first.errors, ...rest.errors } satisfies Record<ErrorCode, string>,
  validation: { ...first.validation, ...rest.validation },
  kiosk,
} as const;
