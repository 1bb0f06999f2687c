import { Document, isCollection, isMap, isScalar, isSeq, type Node, Scalar, visit } from 'yaml';
import type { Fields } from '../../read/fields-value.ts';

/** Maximum characters of a record or list that is written on one line. */
const ONE_LINE = 120;

/**
 * Formats a file so that the importer reads the same value. Short records and lists occupy one
 * line. Entries of the file's lists are separated by empty lines.
 */
export function toYaml(value: Fields): string {
  const document = new Document(value, { schema: 'failsafe', aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      // The reference asks for quotes around phone numbers.
      if (key === 'value' && String(node.value).startsWith('+')) node.type = Scalar.QUOTE_DOUBLE;
    },
    Collection(_, node, path) {
      const above = path.filter((each) => isCollection(each));
      const isEntry = above.length === 2 && isSeq(above[1]);
      node.flow = above.length > 0 && !isEntry && fitsOnOneLine(node);
    },
  });
  separateEntries(document.contents);
  // Without a line width no text is folded.
  return document.toString({ lineWidth: 0 });
}

/** A list of records has a line per record, so that version control shows a change clearly. */
function fitsOnOneLine(node: Node): boolean {
  if (isSeq(node) && !node.items.every((item) => isScalar(item))) return false;
  const text = JSON.stringify(node);
  return text.length <= ONE_LINE && !text.includes('\\n');
}

function separateEntries(contents: unknown): void {
  if (!isMap(contents)) return;
  for (const { value } of contents.items) {
    if (!isSeq(value)) continue;
    for (const entry of value.items.slice(1)) if (isMap(entry)) entry.spaceBefore = true;
  }
}
