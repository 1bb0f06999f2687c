import { expect, test } from 'vitest';
import { readTelemetry } from './telemetry.ts';

const nothing = {
  otlpEndpoint: null,
  otlpHeaders: null,
  otelServiceName: null,
  otelTracesSamplerArg: null,
};

test('nothing said is watched by nobody', () => {
  expect(readTelemetry(nothing)).toBeNull();
});

test('an endpoint is enough', () => {
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
])('what counts for nothing is told in a sentence', (given) => {
  expect(() => readTelemetry(given)).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT is missing/);
});
