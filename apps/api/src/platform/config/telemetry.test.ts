import { expect, test } from 'vitest';
import { readTelemetry } from './telemetry.ts';

const nothing = {
  otlpEndpoint: null,
  otlpHeaders: null,
  otelServiceName: null,
  otelTracesSamplerArg: null,
};

test('returns null when no variable is set', () => {
  expect(readTelemetry(nothing)).toBeNull();
});

test('requires only an endpoint', () => {
  expect(readTelemetry({ ...nothing, otlpEndpoint: 'http://collector:4318/' })).toEqual({
    endpoint: 'http://collector:4318',
    headers: {},
    serviceName: 'claypot',
    share: 1,
  });
});

test.each([
  { ...nothing, otlpHeaders: { a: 'b' } },
  { ...nothing, otelServiceName: 'claypot' },
  { ...nothing, otelTracesSamplerArg: 0.1 },
])('throws when the endpoint is missing but other variables are set', (variables) => {
  expect(() => readTelemetry(variables)).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT is missing/);
});
