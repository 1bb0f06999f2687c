import { createHash } from 'node:crypto';
import type { FirstRequest } from '@claypot/domain/app';

/**
 * The preload script, which is told whose page it runs in and what the screen asks for first, and
 * the company's zone where that hangs on what day it is. It stands in the page: what it asks for
 * would else set out a round trip later.
 * @param code the same in all pages, so that their policy can name it by its hash
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

/** The source by which a content security policy trusts a script that stands in the page. */
export function scriptSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function ofDays({ body = {} }: FirstRequest): boolean {
  return Object.values(body).includes(':to');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
