import { sanitizeHtml } from './sanitize-html.ts';

export interface Section {
  /** Of its heading in the page. */
  readonly id: string;
  readonly title: string;
}

export interface Article {
  readonly body: DocumentFragment;
  readonly sections: readonly Section[];
  /** There is nothing to read in it. */
  readonly blank: boolean;
}

/** A text of the company, made ready to be shown and found one's way in. */
export function readArticle(html: string): Article {
  const body = sanitizeHtml(html);
  for (const heading of body.querySelectorAll('h1')) lower(heading);
  for (const link of body.querySelectorAll('a')) openSafely(link);
  const headings = [...body.querySelectorAll('h2')];
  const blank = (body.textContent ?? '').trim() === '';
  return { body, sections: headings.map(nameSection), blank };
}

/** The screen's title is its only heading of the first level. */
function lower(heading: HTMLHeadingElement): void {
  const lowered = heading.ownerDocument.createElement('h2');
  lowered.append(...heading.childNodes);
  heading.replaceWith(lowered);
}

/** Other sites get a tab of their own, and learn nothing of this one. */
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
