import type { Identity, Viewer } from '@claypot/sdk';

const nobody: Viewer = { customer_id: null, guest_id: null };

/**
 * Whose things are asked for while nobody is known. The server shows the menu to nobody as to
 * everybody, and refuses whatever belongs to somebody; no screen that asks for that is shown then.
 */
export const NO_OWNER = nobody as Identity;
