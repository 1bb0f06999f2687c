/**
 * Markup that a company's text may have, for the importer, the server and the app alike: it loads,
 * runs and submits nothing, and paints over nothing.
 */
export const TEXT_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Allowed tags that have no content and no end tag. */
export const EMPTY_TAGS: readonly string[] = ['br', 'hr'];

/** Allowed attributes of every tag. None holds an address; `href` is allowed on `a` only. */
export const TEXT_ATTRIBUTES: readonly string[] = ['lang', 'dir', 'colspan', 'rowspan', 'start'];

/** Allowed links: the web, mail, telephone and the app's paths. Two slashes lead to other sites. */
export const TEXT_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;
