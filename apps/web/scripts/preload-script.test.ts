import { expect, it } from 'vitest';
import { preloadScript, scriptSource } from './preload-script.ts';

it('contains only the company when the screen has no first requests', () => {
  expect(preloadScript('start()', [])).toBe(
    '<script data-company="%%company.company_subdomain%%" data-company-id="%%company.id%%">start()</script>',
  );
});

it('returns the SHA-256 source of an inline script', () => {
  // Expected value from: openssl dgst -sha256 -binary | base64
  expect(scriptSource('start()')).toBe("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
});

it('contains the time zone when a first request depends on the date', () => {
  const tag = (startDate: string) =>
    preloadScript('start()', [
      { method: 'POST', path: '/list', body: { startDate, endDate: startDate && ':to' } },
    ]);
  expect(tag(':from')).toContain(' data-time-zone="%%company.time_zone%%"');
  expect(tag('')).not.toContain('zone');
});

it('contains the first requests of the screen', () => {
  const tag = preloadScript('start()', [
    { method: 'POST', path: '/list?a=1&b=2', body: { guest_id: ':guest' } },
  ]);
  expect(tag).toContain(
    ' data-requests="[{&quot;method&quot;:&quot;POST&quot;,&quot;path&quot;:&quot;/list?a=1&amp;b=2&quot;,&quot;body&quot;:{&quot;guest_id&quot;:&quot;:guest&quot;}}]"',
  );
});
