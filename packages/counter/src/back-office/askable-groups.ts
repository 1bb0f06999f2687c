import type { DraftTitle } from '@claypot/sdk/counter';
import type { References } from './references.implementation.ts';
import { recordsOf, textOf } from './tree/value.ts';
import { wordsOf } from './tree/words.ts';

/** Returns the option groups of a dish: its own and shared ones. */
export function askableGroups(
  { dishes = [], options = [] }: References,
  dish: string,
): { readonly key: string; readonly title: DraftTitle }[] {
  const entry = dishes.find(({ key }) => key === dish);
  return recordsOf(entry?.fields.options).flatMap((group) => {
    const shared = options.find(({ key }) => key === textOf(group.use));
    if (shared !== undefined) return { key: shared.key, title: shared.title };
    const own = textOf(group.slug);
    return own === '' ? [] : { key: own, title: wordsOf(group.option_name) };
  });
}
