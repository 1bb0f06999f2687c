import { type Document, isMap, isNode, isScalar, isSeq, type Node, visit } from 'yaml';
import type { EntryEdit, FieldEdit, FolderValue } from './edit.ts';
import { parseYaml, printYaml } from './print-yaml.ts';

/** Key of the list in each file. */
function keyOf(file: string): string {
  return file.startsWith('menu/') ? 'dishes' : file.replace('.yaml', '');
}

/**
 * Applies the edits to the files of a folder. Comments and fields that no edit names stay.
 * @param files contents by path, as returned by `readFolder`.
 * @returns the contents of the files that change.
 */
export function applyEdits(
  files: ReadonlyMap<string, string>,
  edits: readonly EntryEdit[],
): Map<string, string> {
  const documents = new Map<string, Document>();
  const open = (file: string): Document => {
    const document = documents.get(file) ?? parseYaml(files.get(file) ?? `${keyOf(file)}: []\n`);
    documents.set(file, document);
    return document;
  };
  for (const edit of edits) {
    if (edit.kind === 'change')
      changeFields(open(edit.file), [keyOf(edit.file), edit.index], edit.fields);
  }
  moveEntries(edits, open);
  for (const edit of edits) {
    if (edit.kind === 'add') append(open(edit.file), [keyOf(edit.file)], edit.entry);
    // A new category needs its file, even if an error excludes its dishes.
    if (edit.kind === 'add' && edit.file === 'categories.yaml') open(menuFileOf(edit.entry));
  }
  return new Map([...documents].map(([file, document]) => [file, printYaml(document)]));
}

function menuFileOf(entry: FolderValue): string {
  const slug = typeof entry === 'object' && 'slug' in entry ? entry.slug : '';
  return `menu/${String(slug)}.yaml`;
}

type Path = readonly (string | number)[];

function changeFields(document: Document, entry: Path, fields: readonly FieldEdit[]): void {
  for (const { path, value, appends } of fields) {
    const place = [...entry, ...path];
    if (value === null) document.deleteIn(place);
    else if (appends) append(document, place, value);
    else if (typeof value === 'string' && isScalar(document.getIn(place, true)))
      document.setIn(place, value);
    else document.setIn(place, toNode(document, value));
  }
}

/** Moves entries to other files, from the last to the first, so that indexes stay valid. */
function moveEntries(edits: readonly EntryEdit[], open: (file: string) => Document): void {
  const moves = edits
    .flatMap((edit) =>
      edit.kind === 'change' && edit.movesTo !== null ? [{ ...edit, to: edit.movesTo }] : [],
    )
    .toSorted((a, b) => b.index - a.index);
  const moved = moves.map(({ file, index, to }) => {
    const document = open(file);
    const place = [keyOf(file), index];
    const node = document.getIn(place, true);
    document.deleteIn(place);
    const first = document.getIn([keyOf(file), 0], true);
    if (isNode(first)) first.spaceBefore = false;
    return { node, to };
  });
  for (const { node, to } of moved.toReversed()) appendNode(open(to), [keyOf(to)], node);
}

function append(document: Document, place: Path, value: FolderValue): void {
  appendNode(document, place, toNode(document, value));
}

function appendNode(document: Document, place: Path, node: unknown): void {
  const list = document.getIn(place, true);
  if (!isSeq(list) || !isNode(node)) return;
  const [, second] = list.items;
  // Entries are separated by an empty line where the others are.
  node.spaceBefore = isNode(second) && second.spaceBefore === true;
  if (list.items.length === 0) list.flow = false;
  list.add(node);
}

/** Writes texts, tags and variations on one line each, as the documentation shows them. */
function toNode(document: Document, value: FolderValue): Node {
  const node = document.createNode(value);
  visit(node, {
    Map(_, map) {
      if (map.has('en') || map.has('use') || isVariation(map)) map.flow = true;
    },
    Seq(_, list) {
      if (list.items.every(isScalar)) list.flow = true;
    },
  });
  return node;
}

function isVariation(map: unknown): boolean {
  return isMap(map) && map.has('slug') && map.has('name') && !map.has('price') && !map.has('image');
}
