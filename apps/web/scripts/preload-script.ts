import { createHash } from 'node:crypto';
import type { FirstRequest } from '@claypot/domain/app';

/**
 * Returns the preload script with its company, the screen's first requests and, if they depend on
 * the date, the company's time zone. It is inlined: a separate file would delay those requests by a
 * round trip.
 * @param code identical in all pages, so that their policy can allow it by its hash
 */
export function preloadScript(code: string, requests: readonly FirstRequest[]): string {
  const data = {
    company: '%%company.company_subdomain%%',
    'company-id': '%%company.id%%',
    ...(requests.some(ofDays) && { 'time-zone': '%%company.time_zone%%' }),
    ...(requests.length > 0 && { requests: escapeAttribute(JSON.stringify(requests)) }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script${attributes.join('')}>${code}</script>`;
}

/** Returns the content security policy source of an inline script. */
export function scriptSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function ofDays({ body = {} }: FirstRequest): boolean {
  return Object.values(body).includes(':to');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
