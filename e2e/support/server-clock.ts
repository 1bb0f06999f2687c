/**
 * Loaded into the server under test before its own code: its clock runs ahead by the seconds that
 * the file named in `TEST_CLOCK` adds up to. The server itself knows nothing of it.
 */
import { readSecondsAhead } from './clock-file.ts';

/** How old the last look into the file may be, in ms. */
const FRESH = 20;

const file = process.env.TEST_CLOCK ?? '';
const systemNow = Date.now;
let lookedAt = 0;
let ahead = 0;

Date.now = () => {
  const now = systemNow();
  if (now - lookedAt >= FRESH) {
    ahead = readSecondsAhead(file) * 1000;
    lookedAt = now;
  }
  return now + ahead;
};
