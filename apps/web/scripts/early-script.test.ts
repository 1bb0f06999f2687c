import { expect, it } from 'vitest';
import { earlyScript } from './early-script.ts';

it('names the company alone where the screen asks for nothing', () => {
  expect(earlyScript('assets/early.js', [])).toBe(
    '<script src="/assets/early.js" data-company="%%company.company_subdomain%%" data-company-id="%%company.id%%"></script>',
  );
});

it('carries what the screen asks for first', () => {
  const tag = earlyScript('early.js', [{ method: 'POST', path: '/list?a=1&b=2', body: 'owner' }]);
  expect(tag).toContain(
    ' data-requests="[{&quot;method&quot;:&quot;POST&quot;,&quot;path&quot;:&quot;/list?a=1&amp;b=2&quot;,&quot;body&quot;:&quot;owner&quot;}]"',
  );
});
