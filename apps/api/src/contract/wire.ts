import type { Schemas } from '@claypot/sdk/contract-types';
import type { Company } from '../platform/http/origin/companies.ts';
import { ApiError } from '../shared/api-error.ts';

/** Models of the contract as sent over HTTP. */
export type Wire = Schemas;

/** Returns the URL path of a company's media file. */
export function mediaUrl(company: Pick<Company, 'subdomain'>, file: string): string {
  return `/media/${company.subdomain}/${file}`;
}

/**
 * Formats an instant for the contract: ISO 8601 in local time of the zone with its offset,
 * truncated to seconds.
 */
export function wireInstant(instant: Temporal.Instant, zone: string): string {
  return instant
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Same as {@link wireInstant}; returns null for null. */
export function wireInstantOrNull(instant: Temporal.Instant | null, zone: string): string | null {
  return instant === null ? null : wireInstant(instant, zone);
}

/** Formats a deadline in UTC, rounded up to whole seconds so that it is never too early. */
export function wireDeadline(instant: Temporal.Instant): string {
  return instant.round({ smallestUnit: 'second', roundingMode: 'ceil' }).toString();
}

/** Returns a flag of the contract: 1 for true, 0 for false. */
export function flag(yes: boolean): 0 | 1 {
  return yes ? 1 : 0;
}

/** Throws a not-found error if the record belongs to another company. */
export function requireOwnCompany(
  company: Company,
  companyId: string,
  code: 'NOT_FOUND' | 'COMPANY_NOT_FOUND' = 'NOT_FOUND',
): void {
  if (companyId !== company.id) throw new ApiError(code);
}
