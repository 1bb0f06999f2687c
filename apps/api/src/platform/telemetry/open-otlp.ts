import type { OtlpSettings } from '../config/telemetry.ts';
import type { TelemetrySinks } from './create-telemetry.ts';

/** Export interval of metrics, in ms. */
const INTERVAL = 60_000;
/** Timeout of one export, in ms. */
const TIMEOUT = 5_000;
/**
 * Maximum spans waiting for export. Further ones are dropped, so that telemetry never slows the
 * server.
 */
const MOST_SPANS = 4096;

/** Opens the export to an OTLP endpoint, as JSON over HTTP. The SDK is loaded here only. */
export async function openOtlp({
  endpoint,
  headers,
  serviceName,
  share,
}: OtlpSettings): Promise<TelemetrySinks> {
  const [traces, metrics, resources, traceExport, metricExport] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  const resource = resources.resourceFromAttributes({ 'service.name': serviceName });
  const to = (path: string) => ({ url: `${endpoint}${path}`, headers, timeoutMillis: TIMEOUT });
  const tracers = new traces.TracerProvider({
    resource,
    sampler: new traces.ParentBasedSampler({ root: new traces.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new traces.BatchSpanProcessor({
        exporter: new traceExport.OTLPTraceExporter(to('/v1/traces')),
        maxQueueSize: MOST_SPANS,
      }),
    ],
  });
  const meters = new metrics.MeterProvider({
    resource,
    readers: [
      new metrics.PeriodicExportingMetricReader({
        exporter: new metricExport.OTLPMetricExporter(to('/v1/metrics')),
        exportIntervalMillis: INTERVAL,
        exportTimeoutMillis: TIMEOUT,
      }),
    ],
  });
  return {
    tracer: tracers.getTracer('claypot'),
    meter: meters.getMeter('claypot'),
    async close() {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}
