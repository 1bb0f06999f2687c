import {
  createAccountClosing,
  createDataDownload,
} from '../../../account/personal-data/personal-data.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machines to download a member's personal data and to close the account. */
export const personalDataMachines = defineMachines((parts) => ({
  download: () => createDataDownload(parts),
  closing: () => createAccountClosing(parts),
}));
