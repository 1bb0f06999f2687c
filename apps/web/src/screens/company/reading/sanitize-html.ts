import DOMPurify from 'dompurify';

/** Text markup and nothing that loads, runs, submits or paints over the app. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
/** Attributes that hold no address; whatever does hold one is put to `LINK`. */
const PLAIN_ATTRIBUTES = ['lang', 'dir', 'colspan', 'rowspan', 'start'];
/** The web, mail, the telephone, and the app's own paths: two slashes of either kind lead elsewhere. */
const LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/**
 * HTML from outside as nodes that are safe to show: what is not text markup is gone, its words
 * stay. It never passes through a place of the page that reads HTML.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', ...PLAIN_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOWED_URI_REGEXP: LINK,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
