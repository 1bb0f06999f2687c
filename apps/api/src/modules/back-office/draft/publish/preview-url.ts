import { subdomainOf } from '../../../../platform/http/origin/tenancy.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';

/**
 * Returns the home page of a preview: its subdomain in place of the company's, or in front of a host
 * that names no company.
 * @param origin scheme, host and port of the request
 * @throws ApiError `INVALID_REQUEST` for an IP address, which has no subdomains.
 */
export function previewUrl(origin: string, company: string, preview: string): string {
  const url = new URL('/home', origin);
  const { host } = url;
  const label = subdomainOf(host);
  if (label === null && /^[\d.[]/.test(host)) throw invalidRequest('header.Host');
  url.host = label === company ? host.replace(label, preview) : `${preview}.${host}`;
  return url.href;
}
