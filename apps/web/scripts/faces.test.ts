import { expect, it } from 'vitest';
import { faceTemplate, rootTag } from './faces.ts';

it('preloads no image with an address that is a placeholder', () => {
  const ahead = (more: string) => `<link rel="preload" as="image" href="~~user.avatar~~"${more}/>`;
  const face = `${ahead('')}<main><img src="~~user.avatar~~"/></main>${ahead(' fetchPriority="high"')}`;
  expect(faceTemplate(face)).toBe(
    '<template id="face"><main><img src="~~user.avatar~~"/></main></template>',
  );
  expect(faceTemplate(null)).toBe('');
});

it('hydrates a page with a company text, unless it shows optional company data', () => {
  const page = { isTakenOver: true, screen: 'about' } as const;
  const text = '<p>%%company.company_name%%</p><article>%%text.company_about%%</article>';
  expect(rootTag(page, text)).toBe('<div id="root" data-screen="about">');
  expect(rootTag(page, `<img src="%%company.company_banner%%">${text}`)).toContain('data-face');
});
