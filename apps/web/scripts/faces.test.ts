import { expect, it } from 'vitest';
import { faceTemplate } from './faces.ts';

it('fetches no picture ahead whose address is a place', () => {
  const ahead = (more: string) => `<link rel="preload" as="image" href="~~user.avatar~~"${more}/>`;
  const face = `${ahead('')}<main><img src="~~user.avatar~~"/></main>${ahead(' fetchPriority="high"')}`;
  expect(faceTemplate(face)).toBe(
    '<template id="face"><main><img src="~~user.avatar~~"/></main></template>',
  );
  expect(faceTemplate(null)).toBe('');
});
