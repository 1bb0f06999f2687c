import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { PatientCourier } from '../gateways/courier/patient-courier.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { Language } from './language.ts';

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
  readonly courier: PatientCourier;
  /** Scheme, host and port the customer sees, e.g. `http://demo.localhost:8080`. */
  readonly origin: string;
}

export interface Company {
  readonly id: string;
  readonly subdomain: string;
}

export interface RandomSource {
  uuid(): string;
  /** 256 random bits, base64url. */
  token(): string;
}

export const systemRandom: RandomSource = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
};

export interface Clock {
  now(): Temporal.Instant;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };
