import type { CompanyRecord } from '../find-company.ts';

/** The customer that a request for a page comes from. */
export interface PageVisitor {
  /** Session as the app stores it on a device, without the token. */
  readonly session: object;
  /** Calls an operation of the API as this customer, in process. */
  readonly call: (request: Request) => Promise<Response>;
}

/** Finds the customer of a request; null if the request does not show who it is. */
export type FindPageVisitor = (
  request: Request,
  company: CompanyRecord,
) => Promise<PageVisitor | null>;
