import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';

/** A list on one line, as the printer of the library writes it. */
const PADDED_LIST = /^(\s*(?:- )?[a-z_]+:) \[ ([^[\]"'#]*) \]$/;

export function parseYaml(text: string): Document {
  return parseDocument(text, { schema: 'failsafe' });
}

/** Prints a document with lists as `[a, b]`, so that unchanged lines stay as they were. */
export function printYaml(document: Document): string {
  const printed = document.toString({ lineWidth: 0 });
  const compact = printed
    .split('\n')
    .map((line) => line.replace(PADDED_LIST, '$1 [$2]'))
    .join('\n');
  // A line of a long text may look like a list.
  return isDeepStrictEqual(parseYaml(compact).toJS(), parseYaml(printed).toJS())
    ? compact
    : printed;
}
