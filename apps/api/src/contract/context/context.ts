import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import type { Estimates } from '../../gateways/courier/estimates.ts';
import type { Riders } from '../../gateways/courier/riders.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import type { PlacesWithFallback } from '../../gateways/places/places-with-fallback.ts';
import type { SmsWithRetry } from '../../gateways/sms/sms-with-retry.ts';
import type { Db } from '../../platform/db/db.ts';
import type { NoteMember } from '../../platform/http/log/log-security-event.ts';
import type { Company } from '../../platform/http/origin/companies.ts';
import type { MapProvider } from '../../platform/http/security-headers.ts';
import type { Passwords } from '../../shared/passwords.ts';
import type { RandomSource } from '../../shared/random.ts';
import type { Language } from '../../shared/text/language.ts';
import type { DeviceName } from '../device/device-name.ts';
import type { MenuCache } from './menu-cache.ts';

/** What every handler is given beside its request. */
export interface Context {
  readonly db: Db;
  /** When the request came; one instant for all that it does. */
  readonly now: Temporal.Instant;
  /** Whose host was asked. Things of another company answer as not existing. */
  readonly company: Company;
  readonly language: Language;
  readonly random: RandomSource;
  readonly payments: Payments;
  readonly courier: CourierWithTimeout;
  readonly estimates: Estimates;
  readonly riders: Riders;
  readonly sms: SmsWithRetry;
  readonly places: PlacesWithFallback;
  /** How many times the usual may wait or be counted of what is limited. */
  readonly rateLimitFactor: number;
  /** What was computed of the menu. */
  readonly menuCache: MenuCache;
  /** Whose map /map-frame shows. */
  readonly mapProvider: MapProvider;
  /** The share of the app's failures that is to be told, from 0 to 1. */
  readonly errorReportRate: number;
  /** The token that came along, as yet unproven. */
  readonly bearer: string | null;
  /** What codes and devices are proven with; nobody else has it. */
  readonly memberKey: Uint8Array;
  readonly passwords: Passwords;
  /** The device that asks. */
  readonly device: {
    /** That it was let in before, as yet unproven; see `provenDevice`. */
    readonly proofs: readonly string[];
    /** What its owner recognises it by. */
    readonly name: DeviceName;
    /** Gives it a proof, with the answer. */
    keep(proof: string): void;
  };
  readonly noteMember: NoteMember;
  /** Whom attempts are counted against; see `clientAddress`. */
  readonly address: string;
  /**
   * The host name that may be told to others as the site's; null where it is only the asker who says
   * so.
   */
  readonly site: string | null;
  /** Scheme, host and port the customer sees, e.g. `http://demo.localhost:8080`. */
  readonly origin: string;
}
