import type { Identity, Viewer } from '@claypot/sdk';

const anonymous: Viewer = { customer_id: null, guest_id: null };

/**
 * Owner of requests before anyone is signed in. The server returns the public menu for it and
 * rejects requests for personal data.
 */
export const NO_OWNER = anonymous as Identity;
