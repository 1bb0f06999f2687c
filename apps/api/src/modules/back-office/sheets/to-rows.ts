import type { EntryEdit, FolderValue } from '../../../sheets/write/edit.ts';
import { editValues } from '../../../sheets/write/edit-values.ts';
import {
  type Content,
  compact,
  type Entry,
  isRecord,
  type Section,
} from '../draft/model/content.ts';
import { listOf } from '../draft/model/merge-draft.ts';
import type { NewRow, NewRows } from '../draft/store/draft-rows.ts';

/** Converts the edits of a sheet to changes of the draft. */
export function toRows(content: Content, edits: readonly EntryEdit[]): NewRows {
  const rows = editValues(valuesOf(content), edits).map(({ file, value }) => toRow(file, value));
  const lists = Map.groupBy(rows, ({ section, category }) => listOf(section, category));
  const orders = [...lists].flatMap(([list, changed]) => {
    const present = [...content.categories.map(asCategory), ...content.dishes.map(asDish)]
      .filter((entry) => entry.list === list)
      .map(({ key }) => key);
    const added = changed.map(({ key }) => key).filter((key) => !present.includes(key));
    return added.length === 0 ? [] : [{ list, keys: [...present, ...added] }];
  });
  return { rows, orders };
}

const asCategory = ({ key }: Entry) => ({ key, list: listOf('categories', null) });
const asDish = ({ key, category }: Entry) => ({ key, list: listOf('dishes', category) });

/** Returns the entries of the menu by file, in the order of the files. */
function valuesOf({ categories, options, dishes }: Content) {
  const fieldsOf = ({ fields }: Entry): FolderValue => fields;
  const menus = Map.groupBy(dishes, ({ category }) => `menu/${category}.yaml`);
  return new Map<string, readonly FolderValue[]>([
    ['categories.yaml', categories.map(fieldsOf)],
    ['options.yaml', options.map(fieldsOf)],
    ...[...menus].map(([file, entries]) => [file, entries.map(fieldsOf)] as const),
  ]);
}

function toRow(file: string, value: FolderValue): NewRow {
  const category = /^menu\/(.+)\.yaml$/.exec(file)?.[1] ?? null;
  const section: Section =
    category !== null ? 'dishes' : file === 'categories.yaml' ? 'categories' : 'options';
  if (!isRecord(value)) throw new Error(`An entry of ${file} is not a record`);
  const fields = compact(value);
  const { slug } = fields;
  if (typeof slug !== 'string') throw new Error(`An entry of ${file} has no slug`);
  return { section, key: slug, category, fields };
}
