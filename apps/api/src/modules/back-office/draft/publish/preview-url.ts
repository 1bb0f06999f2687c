import { branchLinkPath } from '@claypot/domain/branch-link';
import { subdomainOf } from '../../../../platform/http/origin/tenancy.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';

/** The preview that an address opens. */
export interface PreviewRef {
  /** Subdomain of the company. */
  readonly company: string;
  /** Subdomain of its preview. */
  readonly preview: string;
  /** Branch of the guest that opens it. */
  readonly branchId: string;
}

/**
 * Returns the home page of a preview for a new guest: its subdomain in place of the company's, or in
 * front of a host that names no company.
 * @param origin scheme, host and port of the request
 * @throws ApiError `INVALID_REQUEST` for an IP address, which has no subdomains.
 */
export function previewUrl(origin: string, { company, preview, branchId }: PreviewRef): string {
  const url = new URL(branchLinkPath('/home', branchId), origin);
  const { host } = url;
  const label = subdomainOf(host);
  if (label === null && /^[\d.[]/.test(host)) throw invalidRequest('header.Host');
  url.host = label === company ? host.replace(label, preview) : `${preview}.${host}`;
  return url.href;
}
