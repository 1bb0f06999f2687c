import { expect, it } from 'vitest';
import { rootTag } from './root-tag.ts';

it('hydrates a page with a company text, unless it shows optional company data', () => {
  const page = { isTakenOver: true, screen: 'about' } as const;
  const text = '<p>%%company.company_name%%</p><article>%%text.company_about%%</article>';
  expect(rootTag(page, text)).toBe('<div id="root" data-screen="about">');
  const maybe = `<img src="%%company.company_banner%%">${text}`;
  expect(rootTag(page, maybe)).toBe('<div id="root">');
});
