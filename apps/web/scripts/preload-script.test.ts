import { expect, it } from 'vitest';
import { preloadScript, scriptSource } from './preload-script.ts';

it('names the company alone where the screen asks for nothing', () => {
  expect(preloadScript('start()', [])).toBe(
    '<script data-company="%%company.company_subdomain%%" data-company-id="%%company.id%%">start()</script>',
  );
});

it('is trusted by the hash of what stands between its tags', () => {
  // openssl dgst -sha256 -binary | base64
  expect(scriptSource('start()')).toBe("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
});

it('names the zone where what is asked for first hangs on the day', () => {
  const tag = (startDate: string) =>
    preloadScript('start()', [
      { method: 'POST', path: '/list', body: { startDate, endDate: startDate && ':to' } },
    ]);
  expect(tag(':from')).toContain(' data-time-zone="%%company.time_zone%%"');
  expect(tag('')).not.toContain('zone');
});

it('carries what the screen asks for first', () => {
  const tag = preloadScript('start()', [
    { method: 'POST', path: '/list?a=1&b=2', body: { guest_id: ':guest' } },
  ]);
  expect(tag).toContain(
    ' data-requests="[{&quot;method&quot;:&quot;POST&quot;,&quot;path&quot;:&quot;/list?a=1&amp;b=2&quot;,&quot;body&quot;:{&quot;guest_id&quot;:&quot;:guest&quot;}}]"',
  );
});
