import { type Config, ConfigError } from './config.ts';

/** Where failures are told, and how many of them. */
export interface ErrorReporting {
  /** Of a project at Sentry, or at whoever speaks its protocol. */
  readonly dsn: string;
  /** From 0 to 1. */
  readonly sampleRate: number;
  /** What the place is called, e.g. `staging`. */
  readonly environment: string;
}

/** Of as many failures one is told. */
const USUAL_RATE = 0.1;

/**
 * Where failures are told; null where nobody is.
 * @throws ConfigError where something is set for nothing.
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
