/** Compares the declared row type of every statement with PostgreSQL's result columns. */
import { cwd } from 'node:process';
import 'temporal-polyfill/global';
import { findRowFaults } from './typed-rows/find-row-faults.ts';

const { faults, statements, texts } = await findRowFaults(cwd(), ['apps/api', 'scripts']);
for (const fault of faults) console.error(fault);
console.log(`${statements} statements with a row type, ${texts} variants`);
process.exitCode = faults.length === 0 ? 0 : 1;
