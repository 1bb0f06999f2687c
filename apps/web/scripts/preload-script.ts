import type { FirstRequest } from '@claypot/domain';

/**
 * The tag of the preload script, which is told whose page it runs in and what the screen asks for
 * first, and the company's zone where that hangs on what day it is.
 * @param file relative to the built folder
 */
export function preloadScript(file: string, requests: readonly FirstRequest[]): string {
  const data = {
    company: '%%company.company_subdomain%%',
    'company-id': '%%company.id%%',
    ...(requests.some(ofDays) && { 'time-zone': '%%company.time_zone%%' }),
    ...(requests.length > 0 && { requests: escapeAttribute(JSON.stringify(requests)) }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script src="/${file}"${attributes.join('')}></script>`;
}

function ofDays({ body = {} }: FirstRequest): boolean {
  return Object.values(body).includes(':to');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
