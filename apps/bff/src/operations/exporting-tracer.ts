import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { loggedPath } from './logged-path.ts';
import type { TraceContext } from './trace-context.ts';
import type { Tracer } from './tracer.ts';

const KINDS = { request: SpanKind.SERVER, call: SpanKind.CLIENT } as const;
/** Anyone who collects has so long for what is left when we end. */
const EXPORT_TIMEOUT_MS = 2000;

/**
 * Sends a span for each request and each call of ours to a collector, by OTLP over HTTP.
 * @param collector its address, to which `/v1/traces` is added
 */
export function exportingTracer(collector: string, log: FastifyBaseLogger): Tracer {
  const warn = (message: string) => log.warn({ reason: message.slice(0, 200) }, 'Traces cannot be sent');
  const silent = () => undefined;
  diag.setLogger(
    { error: warn, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url: `${collector.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'brandpost' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('brandpost');
  return {
    isExporting: true,
    start(kind, { name, method, url, parent }) {
      const attributes = { 'http.request.method': method, 'url.path': loggedPath(url) };
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, under(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end({ name: better, status, hasFailed }) {
          if (better !== undefined) span.updateName(better);
          if (status !== undefined) span.setAttribute('http.response.status_code', status);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function under(parent: TraceContext | null): Context {
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
