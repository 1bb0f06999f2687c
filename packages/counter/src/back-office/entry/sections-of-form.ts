import type { DraftSection } from '@claypot/sdk/counter';
import { describeSection } from '../fields/descriptions.ts';
import { referencedSections } from '../references.implementation.ts';

/** Returns the sections with the entries that the form of a section refers to. */
export function sectionsOfForm(section: DraftSection): DraftSection[] {
  return referencedSections(describeSection(section));
}
