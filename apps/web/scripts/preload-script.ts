import type { FirstRequest } from '@claypot/domain';

/**
 * The tag of the preload script, which is told whose page it runs in and what the screen asks for
 * first.
 * @param file relative to the built folder
 */
export function preloadScript(file: string, requests: readonly FirstRequest[]): string {
  const data = {
    company: '%%company.company_subdomain%%',
    'company-id': '%%company.id%%',
    ...(requests.length > 0 && { requests: escapeAttribute(JSON.stringify(requests)) }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script src="/${file}"${attributes.join('')}></script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
