/**
 * Replaces the clock of a server under test before its code loads. The clock runs ahead by the sum
 * of the seconds in the file `TEST_CLOCK`. The server has no code for this.
 */
import { readSecondsAhead } from './clock-file.ts';

/** Maximum age of the cached file content, in ms. */
const MAX_AGE = 20;

const file = process.env.TEST_CLOCK ?? '';
const systemNow = Date.now;
let readAt = 0;
let ahead = 0;

Date.now = () => {
  const now = systemNow();
  if (now - readAt >= MAX_AGE) {
    ahead = readSecondsAhead(file) * 1000;
    readAt = now;
  }
  return now + ahead;
};
