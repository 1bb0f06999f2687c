import {
  createDevices,
  createSignOutOthers,
} from '../../../account/devices/devices.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const deviceMachines = defineMachines((parts) => ({
  devices: () => createDevices(parts),
  signOutOthers: () => createSignOutOthers(parts),
}));
