/** Writes docs/reference/machines from the machines of the domain. */
import 'temporal-polyfill/global';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { machinePages, PAGES } from './machine-pages/pages.ts';

const pages = await machinePages();
rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
for (const [path, text] of pages) writeFileSync(path, text);
console.log(`${pages.size} pages in ${PAGES}`);
