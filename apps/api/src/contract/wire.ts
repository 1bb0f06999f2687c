import type { Schemas } from '@claypot/sdk/contract-types';
import type { Company } from '../platform/http/origin/companies.ts';
import { ApiError } from '../shared/api-error.ts';

/** The contract's models as they go over the wire. */
export type Wire = Schemas;

/** Where a file of the company's media is served. */
export function mediaUrl(company: Pick<Company, 'subdomain'>, file: string): string {
  return `/media/${company.subdomain}/${file}`;
}

/** An instant as the contract carries it: by the clock of a zone, with its offset, in seconds. */
export function wireInstant(instant: Temporal.Instant, zone: string): string {
  return instant
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** {@link wireInstant}, or null for null. */
export function wireInstantOrNull(instant: Temporal.Instant | null, zone: string): string | null {
  return instant === null ? null : wireInstant(instant, zone);
}

/** A moment to wait for, which is no place's: in whole seconds, and never before it has come. */
export function wireDeadline(instant: Temporal.Instant): string {
  return instant.round({ smallestUnit: 'second', roundingMode: 'ceil' }).toString();
}

/** A flag of the contract: 1 is yes. */
export function flag(yes: boolean): 0 | 1 {
  return yes ? 1 : 0;
}

/** Things of another company answer as not existing. */
export function requireOwnCompany(
  company: Company,
  companyId: string,
  code: 'NOT_FOUND' | 'COMPANY_NOT_FOUND' = 'NOT_FOUND',
): void {
  if (companyId !== company.id) throw new ApiError(code);
}
