import { findUnboundedSchemas } from './checks/bounds.ts';
import { contract, listMedia } from './checks/document.ts';
import { findExampleProblems } from './checks/examples.ts';
import { findReusedNames } from './checks/names.ts';

const problems = [
  ...findExampleProblems(contract),
  ...findUnboundedSchemas(contract),
  ...findReusedNames(contract),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${listMedia(contract).length} requests and answers, each with fitting examples.`);
