/** Compares the declared row type of every statement with PostgreSQL's result columns. */
import { cwd } from 'node:process';
import 'temporal-polyfill/global';
import { findRowProblems } from './typed-rows/find-row-problems.ts';

const {
  problems: faults,
  statements,
  texts,
} = await findRowProblems(cwd(), ['apps/api', 'scripts']);
for (const problem of faults) console.error(problem);
console.log(`${statements} statements with a row type, in ${texts} texts`);
process.exitCode = faults.length === 0 ? 0 : 1;
