/** Environment variable with the order of the test files, as JSON. */
export const TEST_ORDER = 'CLAYPOT_TEST_ORDER';
