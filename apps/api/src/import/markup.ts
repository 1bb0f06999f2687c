/** A start tag or an end tag; whatever stands between tags is text and harmless. */
export interface Tag {
  name: string;
  closing: boolean;
  attributes: readonly { name: string; value: string }[];
}

/** The text is not markup that can be judged. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';
}

const TAG =
  /^<(\/?)([A-Za-z][A-Za-z0-9:-]*)((?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/;
const ATTRIBUTE = /([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/**
 * The tags of a piece of HTML or SVG. It takes only plain, fully quoted markup and refuses what
 * browsers repair in ways of their own (stray `<`, comments, unquoted attributes): there is nothing
 * to repair in what it accepts, so no browser reads it differently.
 */
export function readTags(text: string): Tag[] {
  const tags: Tag[] = [];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const found = TAG.exec(text.slice(at));
    if (!found) throw new MarkupError(`cannot read ${JSON.stringify(text.slice(at, at + 30))}`);
    const [whole, slash, name = '', attributes = ''] = found;
    tags.push({
      name,
      closing: slash === '/',
      attributes: [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => ({
        name: key,
        value: double ?? single ?? '',
      })),
    });
    at += whole.length - 1;
  }
  return tags;
}
