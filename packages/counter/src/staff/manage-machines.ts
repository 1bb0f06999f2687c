import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createSetBusy, createSetPause } from './branch/branch-actions.implementation.ts';
import { createBranch, createBranchSettings } from './branch/branch-settings.implementation.ts';
import { createCapacity, createCapacityForm } from './branch/capacity.implementation.ts';
import { createDevices } from './devices/devices.implementation.ts';
import { createEventChoices } from './event-log/event-choices.implementation.ts';
import { createEventExport } from './event-log/event-export.implementation.ts';
import { createEventLog } from './event-log/event-log.implementation.ts';
import { createInviteStaff, createUpdateStaff } from './people/staff-form.implementation.ts';
import { createStaffList } from './people/staff-list.implementation.ts';
import { createSecondFactor } from './second-factor/second-factor.implementation.ts';

/** Machines of the screens that run a branch: devices, staff, settings and the record. */
export const manageMachines = defineMachines((runtime: CounterRuntime) => ({
  devices: () => createDevices(runtime),
  staffList: () => createStaffList(runtime),
  inviteStaff: () => createInviteStaff(runtime),
  updateStaff: () => createUpdateStaff(runtime),
  eventLog: () => createEventLog(runtime),
  eventChoices: () => createEventChoices(runtime),
  eventExport: () => createEventExport(runtime),
  secondFactor: () => createSecondFactor(runtime),
  branch: () => createBranch(runtime),
  branchSettings: () => createBranchSettings(runtime),
  capacity: () => createCapacity(runtime),
  capacityForm: () => createCapacityForm(runtime),
  setBusy: () => createSetBusy(runtime),
  setPause: () => createSetPause(runtime),
}));
