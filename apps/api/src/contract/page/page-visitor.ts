import type { Wire } from '../wire.ts';

/** Person of a page cookie, without personal data. */
export interface PageIdentity {
  /** UUID of the cookie's record, not a credential. */
  readonly visitorId: string;
  readonly companyId: string;
  /** Null for a guest. */
  readonly customerId: string | null;
  /** SHA-256 of the guest id; null for a member. The guest id itself is unknown to pages. */
  readonly guestHash: string | null;
}

/** Person for whom the server renders a page. */
export interface PageVisitor extends PageIdentity {
  readonly identity: 'guest' | 'member';
  /**
   * Id that replaces the guest id in operations called to render the page, same as `visitorId`; null
   * for a member. In requests from the network it is an unknown guest.
   */
  readonly guestId: string | null;
  /** The member's profile without a token; null for a guest. */
  readonly user: Wire['User'] | null;
}

/** Caller of an operation in process, in place of the credentials of a request. */
export interface PageCaller {
  /** Null if the page is rendered for an anonymous visitor. */
  readonly visitor: PageIdentity | null;
}
