import type { Texts } from '../values/draft.ts';
import { type FieldEdit, type FolderValue, setIfChanged } from '../write/edit.ts';

/** A name in both languages. The texts are equal if it is not translated. */
export interface Names {
  readonly en: string;
  readonly zh_CN: string;
}

/** A description; without Chinese it is one text for both languages. */
interface Description {
  readonly en: string;
  readonly zh_CN?: string;
}

/** Returns a name in both languages. A single text is used for both. */
export function toNames({ en, zh_CN }: Texts): Names {
  return { en: en ?? zh_CN ?? '', zh_CN: zh_CN ?? en ?? '' };
}

/** Replaces the languages that the sheet has. A name without translation is replaced in both. */
export function mergeNames(before: Names, texts: Texts): Names {
  if (before.en === before.zh_CN) return toNames(texts);
  return { en: texts.en ?? before.en, zh_CN: texts.zh_CN ?? before.zh_CN };
}

/** Returns the edits of a name. */
export function editNames(field: string, before: Names, texts: Texts): FieldEdit[] {
  const after = mergeNames(before, texts);
  return (['en', 'zh_CN'] as const)
    .filter((language) => before[language] !== after[language])
    .map((language) => ({ path: [field, language], value: after[language] }));
}

/** Returns the description as the folder has it: a record, or one text for both languages. */
export function toDescription({ en, zh_CN }: Texts): FolderValue | null {
  if (en === undefined || zh_CN === undefined || en === zh_CN) return en ?? zh_CN ?? null;
  return { en, zh_CN };
}

/** Returns the edits of a description. Undefined texts leave it, null removes it. */
export function editDescription(
  before: Description | undefined,
  texts: Texts | null | undefined,
): FieldEdit[] {
  if (texts === undefined) return [];
  const isTranslated = before?.zh_CN !== undefined;
  const after =
    texts === null ? null : toDescription(isTranslated ? { ...before, ...texts } : texts);
  return setIfChanged('description', before === undefined ? null : toDescription(before), after);
}
