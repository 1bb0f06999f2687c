import type { DraftEntry, SheetApplied, SheetPlan, UploadedPicture } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns a preview of a sheet with a guessed column and a wrong price. */
export function aSheetPlan(fields: Partial<SheetPlan> = {}): SheetPlan {
  return sample(examples.SheetPlan, fields);
}

/** Returns the result of an import of a sheet. */
export function aSheetApplied(fields: Partial<SheetApplied> = {}): SheetApplied {
  return sample(examples.SheetApplied, fields);
}

/** Returns a stored picture. */
export function anUploadedPicture(fields: Partial<UploadedPicture> = {}): UploadedPicture {
  return sample(examples.UploadedPicture, fields);
}

/** Returns a changed dish of the draft. */
export function aDraftEntry(fields: Partial<DraftEntry> = {}): DraftEntry {
  return sample(examples.DraftEntry, fields);
}
