import type { DraftCategory, Texts } from '../values/draft.ts';
import { toSlug, toUniqueSlug } from '../values/slug.ts';
import type { EntryEdit } from '../write/edit.ts';
import { findEntry } from './find-match.ts';
import type { FolderMenu } from './folder-menu.ts';
import { editNames, mergeNames, type Names, toNames } from './merge-texts.ts';

interface Merged {
  readonly slug: string;
  /** Null for a new category. */
  readonly before: Names | null;
  name: Names;
}

/** Category for dishes of a sheet without categories, as a new restaurant has it. */
const DEFAULT = { en: 'Menu', zh_CN: '菜单' } as const;

/** Categories of the folder and the sheet, collected while the dishes are merged. */
export class CategoryMerge {
  readonly #categories: Merged[];
  readonly #taken: Set<string>;
  readonly #image: string;

  constructor({ categories, defaultImage }: FolderMenu) {
    this.#categories = categories.map(({ slug, name }) => ({ slug, before: name, name }));
    this.#taken = new Set(categories.map(({ slug }) => slug));
    this.#image = defaultImage;
  }

  /** Returns the slug of a category and adds the category if it is new. */
  resolve({ slug, texts }: DraftCategory): { slug: string; isAdded: boolean } {
    const found = findEntry(this.#categories, slug, texts, ({ name }) => name);
    if (found) {
      if (texts !== null) found.name = mergeNames(found.name, texts);
      return { slug: found.slug, isAdded: false };
    }
    const named: Texts = texts ?? { en: slug ?? '' };
    const unique = toUniqueSlug(slug ?? toSlug(named, 'category'), this.#taken);
    this.#categories.push({ slug: unique, before: null, name: toNames(named) });
    return { slug: unique, isAdded: true };
  }

  /**
   * Returns the category for dishes of a sheet without categories, and adds it if there is none of
   * its name.
   */
  resolveDefault(): { slug: string; isAdded: boolean } {
    const found = findEntry(this.#categories, null, DEFAULT, ({ name }) => name);
    // The folder may have another name for it in one of the languages.
    return found
      ? { slug: found.slug, isAdded: false }
      : this.resolve({ slug: null, texts: DEFAULT });
  }

  /** Returns the edits of categories.yaml. */
  toEdits(): EntryEdit[] {
    const file = 'categories.yaml';
    return this.#categories.flatMap(({ slug, before, name }, index): EntryEdit[] => {
      if (before === null) {
        return [{ kind: 'add', file, entry: { slug, name: { ...name }, image: this.#image } }];
      }
      const fields = editNames('name', before, name);
      return fields.length === 0 ? [] : [{ kind: 'change', file, index, fields, movesTo: null }];
    });
  }

  /** Slugs of the new categories. */
  added(): string[] {
    return this.#categories.flatMap(({ slug, before }) => (before === null ? [slug] : []));
  }

  /** Slugs of the categories with a changed name. */
  changed(): string[] {
    return this.#categories.flatMap(({ slug, before, name }) =>
      before !== null && editNames('name', before, name).length > 0 ? [slug] : [],
    );
  }

  /** Number of categories, the new ones included. */
  get count(): number {
    return this.#categories.length;
  }
}
