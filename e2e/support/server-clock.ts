/**
 * Loaded into the server under test before its own code: its clock runs ahead by the seconds that
 * the file named in `TEST_CLOCK` adds up to. The server itself knows nothing of it.
 */
import { readFileSync } from 'node:fs';

/** How old the last look into the file may be, in ms. */
const FRESH = 20;

const file = process.env.TEST_CLOCK ?? '';
const systemNow = Date.now;
let lookedAt = 0;
let ahead = 0;

function readSteps(): number {
  const steps = readFileSync(file, 'utf8').split('\n').map(Number);
  return steps.reduce((sum, step) => sum + step, 0) * 1000;
}

Date.now = () => {
  const now = systemNow();
  if (now - lookedAt >= FRESH) {
    ahead = readSteps();
    lookedAt = now;
  }
  return now + ahead;
};
