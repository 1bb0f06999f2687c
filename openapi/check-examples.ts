import { findUnboundedSchemas } from './checks/bounds.ts';
import { contract, listMedia } from './checks/document.ts';
import { findExampleFaults } from './checks/examples.ts';
import { findTakenNames } from './checks/names.ts';

const faults = [
  ...findExampleFaults(contract),
  ...findUnboundedSchemas(contract),
  ...findTakenNames(contract),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${listMedia(contract).length} requests and responses, all with valid examples.`);
