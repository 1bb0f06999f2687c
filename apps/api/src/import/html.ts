import { MarkupError, readTags, type Tag } from './markup.ts';

const TAGS = new Set('p br h2 h3 ul ol li strong em b i a table thead tbody tr th td'.split(' '));
const LINK = /^(https:\/\/|mailto:|tel:)[^\s"'<>]+$/;

/**
 * What is wrong with the HTML of a company page, or null. The pages are shown inside the app as
 * they are, so only text markup passes: no script, style, picture, frame or handler.
 */
export function findHtmlFault(text: string): string | null {
  try {
    const tags = readTags(text);
    return firstOf(tags, findTagFault) ?? findNestingFault(tags);
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    return `${error.message}; write < as &lt; and put attribute values in quotes`;
  }
}

function findTagFault({ name, attributes }: Tag): string | null {
  if (!TAGS.has(name)) {
    return `has <${name}>, which is not allowed; use only ${[...TAGS].join(', ')}`;
  }
  return firstOf(attributes, (attribute) => {
    if (name !== 'a' || attribute.name !== 'href') {
      return `has the attribute ${attribute.name} on <${name}>, which is not allowed; take it out`;
    }
    if (LINK.test(attribute.value)) return null;
    return `links to ${JSON.stringify(attribute.value)}; a link starts with https://, mailto: or tel:`;
  });
}

/** Every tag is closed where it was opened, so a page cannot swallow what the app shows after it. */
function findNestingFault(tags: readonly Tag[]): string | null {
  const open: string[] = [];
  for (const { name, closing } of tags) {
    if (name === 'br') continue;
    if (!closing) {
      open.push(name);
    } else if (open.pop() !== name) {
      return `has </${name}> where no <${name}> is open; close what was opened last`;
    }
  }
  const left = open.at(-1);
  return left === undefined ? null : `never closes <${left}>; add </${left}>`;
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const fault = find(item);
    if (fault !== null) return fault;
  }
  return null;
}
