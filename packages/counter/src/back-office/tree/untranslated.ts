import type { DraftFields } from '@claypot/sdk/counter';
import type { SectionDescription } from '../fields/field.ts';
import { pathText } from './value.ts';
import { visitFields } from './visit.ts';
import { missingLanguage } from './words.ts';

/** Returns the paths of texts that have the other language only, such as `name.zh_CN`. */
export function untranslatedIn(
  { groups }: Pick<SectionDescription, 'groups'>,
  fields: DraftFields,
): string[] {
  const all = groups.flatMap((group) => group.fields);
  return [...visitFields(all, fields)].flatMap(({ field, path, value }) => {
    const missing = field.kind === 'words' ? missingLanguage(value) : null;
    return missing === null ? [] : [pathText([...path, missing])];
  });
}
