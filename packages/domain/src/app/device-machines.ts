import { createDevices, createSignOutOthers } from '../devices/devices.live.ts';
import { defineMachines } from './define-machines.ts';

/** Where a member is signed in. */
export const deviceMachines = defineMachines((parts) => ({
  devices: () => createDevices(parts),
  signOutOthers: () => createSignOutOthers(parts),
}));
