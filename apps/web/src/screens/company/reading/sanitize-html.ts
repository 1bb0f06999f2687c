import { TEXT_ATTRIBUTES, TEXT_LINK, TEXT_TAGS } from '@claypot/domain/text';
import DOMPurify from 'dompurify';

/**
 * HTML from outside as nodes that are safe to show: what is not text markup is gone, its words
 * stay. It never passes through a place of the page that reads HTML.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...TEXT_TAGS],
    ALLOWED_ATTR: ['href', ...TEXT_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: [...TEXT_ATTRIBUTES],
    ALLOWED_URI_REGEXP: TEXT_LINK,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
