import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { KeyValueStorage, Ports } from '../../ports/ports.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { createStored, type Stored } from '../../storage/stored.ts';

/** Increment when the shape of the stored record changes. */
const VERSION = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const recordSchema = v.object({
  owner: v.pipe(v.string(), v.nonEmpty()),
  /** Token of the session, with which the secret ends. */
  api_token: v.pipe(v.string(), v.nonEmpty()),
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]+$/)),
  period: count,
  digits: count,
  /** The server's time when it sent the secret, in epoch ms. */
  sentAt: count,
});

export type CodeSecretRecord = v.InferOutput<typeof recordSchema>;

/** Returns the storage of the secret of payment codes. */
export function storedCodeSecret(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<CodeSecretRecord> {
  return createStored(storage, {
    subdomain,
    thing: 'payment-code',
    version: VERSION,
    schema: recordSchema,
  });
}

export interface CodeSecretDeps extends Pick<Ports, 'api'> {
  stored: Stored<CodeSecretRecord>;
  identity(): Identity;
  /** Bearer token of the session; null without a member. */
  token(): string | null;
}

/** Secret of the current session's payment codes, on the device. */
export interface CodeSecret {
  /** Returns null if the device has none for this session. */
  read(): CodeSecretRecord | null;
  /** Requests and stores the secret. Stores nothing if the session has changed meanwhile. */
  load(signal: AbortSignal): Promise<void>;
  clear(): void;
}

export function createCodeSecret({ api, identity, stored, token }: CodeSecretDeps): CodeSecret {
  return {
    read: () => {
      const record = ownedBy(stored, identity());
      return record !== null && record.api_token === token() ? record : null;
    },
    load: async (signal) => {
      const { customer_id: owner } = identity();
      const api_token = token();
      if (owner === null || api_token === null) return;
      const reply = await api.paymentCode({ path: { customerId: owner } }, { signal });
      if (token() !== api_token) return;
      const { digits, period, secret, server_time } = reply;
      const sentAt = Temporal.Instant.from(server_time).epochMilliseconds;
      stored.write({ owner, api_token, secret, period, digits, sentAt });
    },
    clear: stored.clear,
  };
}
