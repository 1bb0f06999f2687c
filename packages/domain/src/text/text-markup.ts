/**
 * Tags allowed in a company's text, shared by importer, server and app. They cannot load, run or
 * submit anything, nor cover other content.
 */
export const TEXT_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Allowed tags without content and end tag. */
export const EMPTY_TAGS: readonly string[] = ['br', 'hr'];

/** Attributes allowed on every tag. None contains a URL; `href` is allowed on `a` only. */
export const TEXT_ATTRIBUTES: readonly string[] = ['lang', 'dir', 'colspan', 'rowspan', 'start'];

/**
 * Allowed links: HTTPS, mail, telephone and paths of the app. Two leading slashes would lead to
 * other sites.
 */
export const TEXT_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;
