import { type Config, ConfigError } from './config.ts';

/** Where it is told how the server is, and as what. */
export interface OtlpSettings {
  /** Without a slash at its end; `/v1/traces` and `/v1/metrics` are put behind it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of how many requests every step is told, from 0 to 1; measurements are of all. */
  readonly share: number;
}

/**
 * Who watches the server; null where nobody does.
 * @throws ConfigError where something is set for nothing.
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
