import { type Config, ConfigError } from './config.ts';

export interface ErrorReporting {
  /** Project at Sentry or a service with the same protocol. */
  readonly dsn: string;
  /** Share of failures reported, from 0 to 1. */
  readonly sampleRate: number;
  /** Environment name, e.g. `staging`. */
  readonly environment: string;
}

/** Default share of failures reported. */
const USUAL_RATE = 0.1;

/**
 * Returns the settings of error reporting; null if it is off.
 * @throws ConfigError if other variables are set without a DSN.
 */
export function readErrorReporting({
  sentryDsn: dsn,
  sentrySampleRate,
  sentryEnvironment,
}: Pick<Config, 'sentryDsn' | 'sentrySampleRate' | 'sentryEnvironment'>): ErrorReporting | null {
  if (dsn !== null) {
    return {
      dsn,
      sampleRate: sentrySampleRate ?? USUAL_RATE,
      environment: sentryEnvironment ?? 'production',
    };
  }
  if (sentrySampleRate === null && sentryEnvironment === null) return null;
  throw new ConfigError([
    'SENTRY_DSN is missing: what begins with SENTRY_ counts for nothing without it. Set it, or take those variables out.',
  ]);
}
