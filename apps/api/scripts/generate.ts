import { writeFileSync } from 'node:fs';
import { HANDLERS_FILE, handlersSource } from './handlers-source.ts';

writeFileSync(HANDLERS_FILE, handlersSource());
