import type { Draft, DraftEntries, DraftEntry, PublishedVersion } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns a draft with a changed dish and a new one without a Chinese name. */
export function aDraft(fields: Partial<Draft> = {}): Draft {
  return sample(examples.Draft, fields);
}

/** Returns a changed dish with a shared option group and one of its own. */
export function aDraftDish(fields: Partial<DraftEntry> = {}): DraftEntry {
  return sample(first(examples.DraftEntries.entries), fields);
}

/** Returns a changed drink and an unchanged one. */
export function someDraftEntries(fields: Partial<DraftEntries> = {}): DraftEntries {
  return sample(examples.DraftEntries, fields);
}

/** Returns a published version. */
export function aPublishedVersion(fields: Partial<PublishedVersion> = {}): PublishedVersion {
  return sample(first(examples.PublishedVersions.versions), fields);
}
