import type { Draft, PublishedVersion } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns a draft with a changed dish and a new one without a Chinese name. */
export function aDraft(fields: Partial<Draft> = {}): Draft {
  return sample(examples.Draft, fields);
}

/** Returns a published version. */
export function aPublishedVersion(fields: Partial<PublishedVersion> = {}): PublishedVersion {
  return sample(first(examples.PublishedVersions.versions), fields);
}
