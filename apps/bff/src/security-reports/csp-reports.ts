import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import type { RateLimits } from '../protection/rate-limits.ts';

/** Where browsers tell of what a page's policy stopped. */
export const CSP_REPORTS = '/bff/csp-reports';

const RATE = { points: 20, seconds: 60 };
const MAX_BYTES = 16_384;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

type Report = { directive: string; blocked: string };

/**
 * Takes reports of violated policies: counted, and logged by directive and by what was stopped. The address of
 * the page is left out, since it may hold what somebody searched for. Source: OWASP ASVS 5.0, 3.4.7.
 */
export async function cspReports(
  app: FastifyInstance,
  { limits, registry, origins }: { limits: RateLimits; registry: Registry; origins: readonly string[] },
): Promise<void> {
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'What browsers say that pages tried against their policy.',
    registers: [registry],
  });
  const limit = limits('csp-report', RATE);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, done) =>
    done(null, body),
  );
  app.post(CSP_REPORTS, async (request, reply) => {
    requireSameOrigin(request, origins);
    await limit(request);
    for (const report of reportsIn(String(request.body ?? ''))) {
      reports.inc();
      request.log.warn(report, 'A browser tells of a violated policy');
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Both shapes that browsers send: one report by itself, or a list of reports of which some are of policies. */
function reportsIn(text: string): Report[] {
  try {
    const sent: unknown = JSON.parse(text);
    return [sent].flat().slice(0, 10).flatMap(reportFrom);
  } catch {
    return [];
  }
}

function reportFrom(value: unknown): Report[] {
  if (typeof value !== 'object' || value === null) return [];
  const { 'csp-report': old, body } = value as Record<string, unknown>;
  const report = (old ?? body) as Record<string, unknown> | undefined;
  if (typeof report !== 'object' || report === null) return [];
  const directive =
    report['effective-directive'] ?? report['violated-directive'] ?? report.effectiveDirective;
  return [
    { directive: short(directive), blocked: originOf(short(report['blocked-uri'] ?? report.blockedURL)) },
  ];
}

function short(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '').slice(0, 200) : '';
}

/** An address is logged by its origin; `inline` and `eval` as they are. */
function originOf(blocked: string): string {
  return URL.parse(blocked)?.origin ?? blocked.slice(0, 40);
}
