import { TEXT_ATTRIBUTES, TEXT_LINK, TEXT_TAGS } from '@claypot/domain/text';
import DOMPurify from 'dompurify';

/**
 * Sanitises untrusted HTML. Removes all but text markup and keeps the text. Returns nodes, so that
 * no HTML is parsed again.
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
