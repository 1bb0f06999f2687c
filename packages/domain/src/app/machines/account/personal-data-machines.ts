import {
  createAccountClosing,
  createDataDownload,
} from '../../../account/personal-data/personal-data.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** What a member may do with all that is kept of them. */
export const personalDataMachines = defineMachines((parts) => ({
  download: () => createDataDownload(parts),
  closing: () => createAccountClosing(parts),
}));
