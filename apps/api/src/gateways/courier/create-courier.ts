import type { Hono } from 'hono';
import type { Db } from '../../platform/db/db.ts';
import type { RandomSource } from '../../shared/random.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Courier } from './courier.ts';
import type { CourierEvents } from './courier-events.ts';
import type { LalamoveKeys } from './lalamove/lalamove-client.ts';
import { LalamoveCourier } from './lalamove/lalamove-courier.ts';
import { createLalamoveWebhookRoutes } from './lalamove/lalamove-webhook-routes.ts';
import { SandboxCourier } from './sandbox/sandbox-courier.ts';

/** The configured courier with its routes. */
export interface CourierGateway {
  readonly courier: Courier;
  /** The same courier if it is the sandbox, which has pages of its own; otherwise null. */
  readonly sandbox: SandboxCourier | null;
  /** Webhook routes by path. */
  readonly webhooks: Readonly<Record<string, Hono>>;
}

export interface CreateCourierOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'token' | 'uuid'>;
  readonly events: CourierEvents;
}

/** Webhook path. It is part of Lalamove's signature. */
const LALAMOVE_PATH = '/api/courier/lalamove';

/** Creates the configured courier and its webhook routes. */
export function createCourier(
  chosen: LalamoveKeys | 'sandbox',
  { db, clock, random, events }: CreateCourierOptions,
): CourierGateway {
  if (chosen === 'sandbox') {
    const sandbox = new SandboxCourier({ db, clock, random, prefix: '/sandbox/track' });
    return { courier: sandbox, sandbox, webhooks: {} };
  }
  const courier = new LalamoveCourier({ ...chosen, db, clock, random });
  const { apiSecret } = chosen;
  const path = LALAMOVE_PATH;
  const routes = createLalamoveWebhookRoutes({ events, clock, courier, apiSecret, path });
  return { courier, sandbox: null, webhooks: { [path]: routes } };
}
