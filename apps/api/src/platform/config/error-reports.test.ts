import { expect, test } from 'vitest';
import { readErrorReporting } from './error-reports.ts';

const nothing = { sentryDsn: null, sentrySampleRate: null, sentryEnvironment: null };
const DSN = 'https://abc@errors.example.my/7';

test('returns null when no variable is set', () => {
  expect(readErrorReporting(nothing)).toBeNull();
});

test('reports one failure in ten unless a rate is set', () => {
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
])('throws when SENTRY_DSN is missing but other variables are set', (variables) => {
  expect(() => readErrorReporting(variables)).toThrow(/^SENTRY_DSN is missing/);
});
