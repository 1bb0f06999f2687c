import type { Language } from '../../../shared/text/language.ts';

/** A request for a page. */
export interface PageCall {
  readonly request: Request;
  readonly language: Language;
  /** Remote address of the connection. */
  readonly peer?: string | undefined;
}

/** The customer that a request for a page comes from. */
export interface PageVisitor {
  /** Session as the app stores it on a device, without the token. */
  readonly session: object;
  /** Calls an operation of the API as this customer, in process. */
  readonly call: (request: Request) => Promise<Response>;
}

export interface FoundVisitor {
  /** Null if the request does not show who it is. */
  readonly visitor: PageVisitor | null;
  /** `Set-Cookie` values of the response. */
  readonly cookies: readonly string[];
}

/** Finds the customer of a request. */
export type FindPageVisitor = (page: PageCall) => Promise<FoundVisitor>;
