import { sanitizeHtml } from './sanitize-html.ts';

export interface Section {
  /** ID of the section's heading in the page. */
  readonly id: string;
  readonly title: string;
}

export interface Article {
  readonly body: DocumentFragment;
  readonly sections: readonly Section[];
  /** True if the article contains no text. */
  readonly blank: boolean;
}

/** Sanitises a company text, prepares its links and headings, and lists its sections. */
export function readArticle(html: string): Article {
  const body = sanitizeHtml(html);
  for (const heading of body.querySelectorAll('h1')) lower(heading);
  for (const link of body.querySelectorAll('a')) openSafely(link);
  const headings = [...body.querySelectorAll('h2')];
  const blank = (body.textContent ?? '').trim() === '';
  return { body, sections: headings.map(nameSection), blank };
}

/** Turns an `h1` into an `h2`, because the screen's title is the only first-level heading. */
function lower(heading: HTMLHeadingElement): void {
  const lowered = heading.ownerDocument.createElement('h2');
  lowered.append(...heading.childNodes);
  heading.replaceWith(lowered);
}

/** Opens external links in a new tab without access to this page. */
function openSafely(link: HTMLAnchorElement): void {
  if (!/^https:/i.test(link.getAttribute('href') ?? '')) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function nameSection(heading: HTMLHeadingElement, index: number): Section {
  const id = `section-${index + 1}`;
  heading.id = id;
  heading.tabIndex = -1;
  return { id, title: heading.textContent.trim() };
}
