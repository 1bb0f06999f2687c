import { createHash } from 'node:crypto';

/**
 * Returns the early script with its company. It is inlined, because it runs before the first paint.
 * @param code identical in all pages, so that their policy can allow it by its hash
 */
export function earlyScript(code: string): string {
  return `<script data-company="%%company.company_subdomain%%">${code}</script>`;
}

/** Returns the content security policy source of an inline script. */
export function scriptSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
