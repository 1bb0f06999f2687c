import { createAccountClosing, createDataDownload } from '../personal-data/personal-data.live.ts';
import { defineMachines } from './define-machines.ts';

/** What a member may do with all that is kept of them. */
export const personalDataMachines = defineMachines((parts) => ({
  download: () => createDataDownload(parts),
  closing: () => createAccountClosing(parts),
}));
