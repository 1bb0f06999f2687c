import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { addressOf } from './client-address.ts';
import { requestOrigin } from './request-origin.ts';
import { liesUnder } from './tenancy.ts';

export interface SandboxAccess {
  /** True to admit clients from the whole network. */
  readonly open: boolean;
  readonly trustedProxies: number;
}

const SENTENCE =
  'This page is for the machine that the server runs on. SANDBOX_OPEN=on opens it to the network.';

/**
 * Limits pages that show codes or change global behaviour to this machine. The host name is checked
 * too, against DNS rebinding by other sites.
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

/** In-process calls have no connection and an empty address. */
function isThisMachine(address: string): boolean {
  if (address === '' || address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)) return true;
  const ownAddresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return ownAddresses.some((each) => each.address === address);
}

function isOwnName(host: string | null): boolean {
  if (host === null) return false;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return liesUnder(name, 'localhost') || isIP(name) !== 0;
}

/** Rejects cross-origin requests, except GET and HEAD. */
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
