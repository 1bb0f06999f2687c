import { createPasswords } from '../shared/passwords.ts';

/** Passwords that cost a test nothing. */
export const testPasswords = createPasswords({ memory: 8, passes: 1 });
