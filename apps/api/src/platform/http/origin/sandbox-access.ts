import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { addressOf } from './client-address.ts';
import { requestOrigin } from './request-origin.ts';
import { liesUnder } from './tenancy.ts';

export interface SandboxAccess {
  /** Let everybody in who reaches the server. */
  readonly open: boolean;
  readonly trustedProxies: number;
}

const SENTENCE =
  'This page is for the machine that the server runs on. SANDBOX_OPEN=on opens it to the network.';

/**
 * Keeps pages that show codes, or change how everything behaves, to whoever sits at the machine: it
 * has to be the machine that asks, by a name that no page elsewhere can have led it to.
 */
export function onlyThisMachine({ open, trustedProxies }: SandboxAccess): MiddlewareHandler {
  return async (call, next) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const { host } = requestOrigin(call.req.raw, trustedProxies);
    const isHere = isThisMachine(addressOf(call.req.raw, peer, trustedProxies)) && isOwnName(host);
    if (!open && !isHere) return call.text(`${SENTENCE}\n`, 403);
    return next();
  };
}

/** In process there is no connection, and nobody but the process itself. */
function isThisMachine(address: string): boolean {
  if (address === '' || address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)) return true;
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return own.some((each) => each.address === address);
}

function isOwnName(host: string | null): boolean {
  if (host === null) return false;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return liesUnder(name, 'localhost') || isIP(name) !== 0;
}

/** Refuses what a page of another site sends here in a visitor's browser. */
export const onlyOwnPages: (trustedProxies: number) => MiddlewareHandler =
  (trustedProxies) => async (call, next) => {
    const { origin } = Object.fromEntries(call.req.raw.headers);
    const { host } = requestOrigin(call.req.raw, trustedProxies);
    const isSafe = call.req.method === 'GET' || call.req.method === 'HEAD';
    if (!isSafe && origin !== undefined && URL.parse(origin)?.host !== host) {
      return call.text('Only a page of this site may send this.\n', 403);
    }
    return next();
  };
