import { type Config, ConfigError } from './config.ts';

export interface OtlpSettings {
  /** Base URL without a trailing slash; `/v1/traces` and `/v1/metrics` are appended. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of requests that are traced, from 0 to 1. Metrics cover all requests. */
  readonly share: number;
}

/**
 * Returns the telemetry settings; null if telemetry is off.
 * @throws ConfigError if other variables are set without an endpoint.
 */
export function readTelemetry({
  otlpEndpoint,
  otlpHeaders,
  otelServiceName,
  otelTracesSamplerArg,
}: Pick<
  Config,
  'otlpEndpoint' | 'otlpHeaders' | 'otelServiceName' | 'otelTracesSamplerArg'
>): OtlpSettings | null {
  if (otlpEndpoint !== null) {
    return {
      endpoint: otlpEndpoint.replace(/\/+$/, ''),
      headers: otlpHeaders ?? {},
      serviceName: otelServiceName ?? 'claypot',
      share: otelTracesSamplerArg ?? 1,
    };
  }
  const set = [otlpHeaders, otelServiceName, otelTracesSamplerArg].some((each) => each !== null);
  if (!set) return null;
  throw new ConfigError([
    'OTEL_EXPORTER_OTLP_ENDPOINT is missing: what begins with OTEL_ counts for nothing without it. Set it, or take those variables out.',
  ]);
}
