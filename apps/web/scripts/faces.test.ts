import { expect, it } from 'vitest';
import { faceTemplate, rootTag } from './faces.ts';

it('fetches no picture ahead whose address is a place', () => {
  const ahead = (more: string) => `<link rel="preload" as="image" href="~~user.avatar~~"${more}/>`;
  const face = `${ahead('')}<main><img src="~~user.avatar~~"/></main>${ahead(' fetchPriority="high"')}`;
  expect(faceTemplate(face)).toBe(
    '<template id="face"><main><img src="~~user.avatar~~"/></main></template>',
  );
  expect(faceTemplate(null)).toBe('');
});

it('lets the app go on with a text of the company, unless more that it may lack is drawn', () => {
  const page = { isTakenOver: true, screen: 'about' } as const;
  const text = '<p>%%company.company_name%%</p><article>%%text.company_about%%</article>';
  expect(rootTag(page, text)).toBe('<div id="root" data-screen="about">');
  expect(rootTag(page, `<img src="%%company.company_banner%%">${text}`)).toContain('data-face');
});
