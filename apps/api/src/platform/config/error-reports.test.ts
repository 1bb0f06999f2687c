import { expect, test } from 'vitest';
import { readErrorReporting } from './error-reports.ts';

const nothing = { sentryDsn: null, sentrySampleRate: null, sentryEnvironment: null };
const DSN = 'https://abc@errors.example.my/7';

test('nothing said tells nobody', () => {
  expect(readErrorReporting(nothing)).toBeNull();
});

test('one failure of ten is told unless more is said', () => {
  expect(readErrorReporting({ ...nothing, sentryDsn: DSN })).toEqual({
    dsn: DSN,
    sampleRate: 0.1,
    environment: 'production',
  });
  const all = { sentryDsn: DSN, sentrySampleRate: 1, sentryEnvironment: 'staging' };
  expect(readErrorReporting(all)).toMatchObject({ sampleRate: 1, environment: 'staging' });
});

test.each([
  { ...nothing, sentrySampleRate: 0.5 },
  { ...nothing, sentryEnvironment: 'staging' },
])('what counts for nothing is told in a sentence', (given) => {
  expect(() => readErrorReporting(given)).toThrow(/^SENTRY_DSN is missing/);
});
