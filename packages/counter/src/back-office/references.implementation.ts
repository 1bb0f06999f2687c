import { queryKey } from '@claypot/domain/flows';
import type { DraftEntry, DraftSection } from '@claypot/sdk/counter';
import { createQuery } from '../app/machines.ts';
import type { CounterRuntime } from '../app/ports.ts';
import type { DescribedField, DescribedSection } from './fields/descriptions.ts';

/** Entries of other sections that a form refers to. */
export type References = Partial<Readonly<Record<DraftSection, readonly DraftEntry[]>>>;

export interface ReferencesInput {
  readonly sections: readonly DraftSection[];
}

/** Creates the query of the entries that a form refers to. */
export function createReferences({ api, cache }: Pick<CounterRuntime, 'api' | 'cache'>) {
  return createQuery<ReferencesInput, References>(cache, {
    key: ({ sections }) => queryKey<References>('draftReferences', ...sections),
    async load({ sections }, signal) {
      const loaded = await Promise.all(
        sections.map((section) =>
          api.draftSection({ body: { section, category: null } }, { signal }),
        ),
      );
      return Object.fromEntries(loaded.map(({ section, entries }) => [section, entries]));
    },
    staleAfter: 0,
  });
}

/** Returns the sections with the entries that the form of a section refers to. */
export function referencedSections({ section, groups }: DescribedSection): DraftSection[] {
  const found = new Set(groups.flatMap(({ fields }) => fields.flatMap(sectionsOf)));
  // A dish is in a category, and dishes are listed by it.
  if (section === 'dishes' || found.has('dishes')) found.add('categories');
  return [...found].sort();
}

function sectionsOf(field: DescribedField): DraftSection[] {
  switch (field.kind) {
    case 'reference':
    case 'references':
      return [field.section];
    case 'asked':
      // The groups of a dish are its own or shared ones.
      return ['dishes', 'options'];
    case 'variants':
      return field.variants.flatMap(({ fields }) => fields.flatMap(sectionsOf));
    case 'list':
    case 'record':
      return field.fields.flatMap(sectionsOf);
    default:
      return [];
  }
}
