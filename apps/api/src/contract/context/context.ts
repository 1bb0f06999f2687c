import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import type { Estimates } from '../../gateways/courier/estimates.ts';
import type { Riders } from '../../gateways/courier/riders.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import type { PlacesWithFallback } from '../../gateways/places/places-with-fallback.ts';
import type { SmsWithRetry } from '../../gateways/sms/sms-with-retry.ts';
import type { Db } from '../../platform/db/db.ts';
import type { NoteMember } from '../../platform/http/log/log-security-event.ts';
import type { Company, MenuAt } from '../../platform/http/origin/companies.ts';
import type { MapProvider } from '../../platform/http/security-headers.ts';
import type { Passwords } from '../../shared/passwords.ts';
import type { RandomSource } from '../../shared/random.ts';
import type { Language } from '../../shared/text/language.ts';
import type { DeviceName } from '../device/device-name.ts';
import type { PageCaller } from '../page/page-visitor.ts';
import type { MenuCache } from './menu-cache.ts';

/** Dependencies and request data passed to every handler. */
export interface Context {
  readonly db: Db;
  /** Time at which the context was created; the same instant for all work of the request. */
  readonly now: Temporal.Instant;
  /**
   * Company of the requested host, or the one that the body names. Records of other companies
   * return not found.
   */
  readonly company: Company & MenuAt;
  readonly language: Language;
  readonly random: RandomSource;
  readonly payments: Payments;
  readonly courier: CourierWithTimeout;
  readonly estimates: Estimates;
  readonly riders: Riders;
  readonly sms: SmsWithRetry;
  readonly places: PlacesWithFallback;
  /** Multiplier of the limit on unpaid orders. */
  readonly rateLimitFactor: number;
  readonly menuCache: MenuCache;
  /** Map provider that `/map-frame` shows. */
  readonly mapProvider: MapProvider;
  /** Share of browser errors that pages report, from 0 to 1. */
  readonly errorReportRate: number;
  /** False on a server without the order simulator. */
  readonly hasSimulator: boolean;
  /** Bearer token of the request, not yet verified. */
  readonly bearer: string | null;
  /**
   * Caller in place of credentials, if the server executes the operation in process to render a
   * page. Always null for a request from the network.
   */
  readonly page: PageCaller | null;
  /**
   * Secret key of the keyed hashes of codes, device proofs, receipts, rate limits and guests'
   * addresses.
   */
  readonly memberKey: Uint8Array;
  readonly passwords: Passwords;
  readonly device: {
    /** Proofs of earlier sign-ins, not yet verified; see `provenDevice`. */
    readonly proofs: readonly string[];
    readonly name: DeviceName;
    /** Sets a proof as a cookie of the response. */
    storeProof(proof: string): void;
  };
  /** Cookie by which page rendering knows the visitor. */
  readonly pageCookie: {
    /** Token of the request, not yet verified. Authorises no operation. */
    readonly token: string | null;
    /** Sets the cookie of the response; null deletes it. */
    set(visitor: { readonly token: string; readonly visitorId: string } | null): void;
  };
  readonly noteMember: NoteMember;
  /** Client address that attempts are counted against; see `clientAddress`. */
  readonly address: string;
  /**
   * Host name if it is below the configured domain, or below `localhost` without one. Otherwise
   * null, because a client can forge the Host header.
   */
  readonly site: string | null;
  /** Scheme, host and port that the customer sees, e.g. `http://demo.localhost:8080`. */
  readonly origin: string;
}
