import { writeFileSync } from 'node:fs';
import { HANDLER_LISTS, handlersSource } from './handlers-source.ts';

for (const list of HANDLER_LISTS) writeFileSync(list.path, handlersSource(list));
