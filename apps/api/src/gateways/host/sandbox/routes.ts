import type { Hono } from 'hono';
import { createBehaviourRoutes } from '../../behaviour-page.ts';
import { HOST_BEHAVIOURS, type SandboxHost } from './sandbox-host.ts';
import { behaviourTexts } from './texts.ts';

/** Creates a page on which anyone can set how the host responds, to be mounted at `prefix`. */
export function createHostRoutes(host: SandboxHost, prefix: string): Hono {
  return createBehaviourRoutes(host, {
    behaviours: HOST_BEHAVIOURS,
    texts: behaviourTexts,
    prefix,
    back: '/myBooking',
  });
}
