import { findUnboundedSchemas } from './checks/bounds.ts';
import { contracts, listMedia } from './checks/document.ts';
import { findExampleProblems } from './checks/examples.ts';
import { findReusedNames } from './checks/names.ts';

const problems = contracts.flatMap(([file, contract]) =>
  [
    ...findExampleProblems(contract),
    ...findUnboundedSchemas(contract),
    ...findReusedNames(contract),
  ].map((problem) => `${file}: ${problem}`),
);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  for (const [file, contract] of contracts) {
    const count = listMedia(contract).length;
    console.log(`${file}: ${count} requests and answers, each with fitting examples.`);
  }
}
