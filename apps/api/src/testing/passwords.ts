import { createPasswords } from '../shared/passwords.ts';

/** Password hashing with minimal cost, for fast tests. */
export const testPasswords = createPasswords({ memory: 8, passes: 1 });
