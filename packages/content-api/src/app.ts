import Fastify, { type FastifyInstance } from 'fastify';
import { acknowledgementCalls } from './areas/acknowledgements/routes.ts';
import { auditLogCalls } from './areas/audit-log/routes.ts';
import { categoryCalls } from './areas/categories/routes.ts';
import { categoryWritingCalls } from './areas/categories/write-routes.ts';
import { knownTargetCalls } from './areas/known-targets/routes.ts';
import { likeCalls } from './areas/likes/routes.ts';
import { linkCalls } from './areas/links/routes.ts';
import { linkWritingCalls } from './areas/links/write-routes.ts';
import { refuseWhileClosed } from './areas/maintenance/refuse-writes.ts';
import { maintenanceCalls } from './areas/maintenance/routes.ts';
import { serveMediaFiles } from './areas/media/files.ts';
import { mediaCalls } from './areas/media/routes.ts';
import { nodeCalls } from './areas/nodes/routes.ts';
import { nodeWritingCalls } from './areas/nodes/write-routes.ts';
import { passkeyCalls } from './areas/passkeys/routes.ts';
import { audienceCalls } from './areas/posts/audience-routes.ts';
import { presenceCalls } from './areas/posts/presence-routes.ts';
import { previewCalls } from './areas/posts/preview-routes.ts';
import { redirectCalls } from './areas/posts/redirect-routes.ts';
import { postCalls } from './areas/posts/routes.ts';
import { scheduledChangeCalls } from './areas/posts/scheduled-change-routes.ts';
import { postVersionCalls } from './areas/posts/version-routes.ts';
import { workingCopyCalls } from './areas/posts/working-copy-routes.ts';
import { postWritingCalls } from './areas/posts/write-routes.ts';
import { reportCalls } from './areas/reports/routes.ts';
import { roleCalls } from './areas/roles/routes.ts';
import { searchCalls } from './areas/search/routes.ts';
import { singleSignOnCalls } from './areas/single-sign-on/routes.ts';
import { tokenCalls } from './areas/tokens/routes.ts';
import { accountCalls } from './areas/users/account-routes.ts';
import { userLinkCalls } from './areas/users/link-routes.ts';
import { userCalls } from './areas/users/routes.ts';
import { userTieCalls } from './areas/users/tie-routes.ts';
import type { LogLevel } from './config/env.ts';
import type { Dependencies } from './dependencies.ts';
import { serveHealth } from './health/health.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import { serveDescription } from './plugins/api-description.ts';
import { useAuthentication } from './plugins/authentication.ts';
import { takeJson } from './plugins/bodies.ts';
import { type Gate, registerCalls } from './plugins/catalogue-calls.ts';
import { answerError, useErrorAnswers } from './plugins/error-answers.ts';
import { logOptions } from './plugins/log-options.ts';
import { parseQuery } from './plugins/query-text.ts';
import { requestIdOf } from './plugins/request-id.ts';
import { useSchemaChecks } from './plugins/schema-checks.ts';
import { collectSearchMisses } from './search/search-misses.ts';

export type AppConfig = {
  /** The token that visitors act under. */
  defaultToken: string;
  /** Addresses from which a caller's own address is taken on trust, for counting failed sign-ins. Source: SECURITY T47. */
  trustedProxies: readonly string[];
  logLevel: LogLevel;
};

/** The content API, ready to listen or to be asked with `inject`. */
export function buildContentApi(config: AppConfig, dependencies: Dependencies): FastifyInstance {
  const app = Fastify({
    logger: logOptions(config.logLevel),
    // A file on a slow line; whoever sends nothing for a while is sent away before. Source: SECURITY T20.
    trustProxy: [...config.trustedProxies],
    requestTimeout: 120_000,
    // What comes in on a connection that is still open is answered, and the connection ends with it.
    return503OnClosing: false,
    http: { headersTimeout: 10_000 },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300 },
    frameworkErrors: answerError,
    genReqId: requestIdOf,
  });
  // Whoever follows the changes would hold the server open.
  app.addHook('preClose', async () => dependencies.changes.close());
  const misses = collectSearchMisses({
    ...dependencies,
    onError: (error) => app.log.warn({ err: error }, 'Searches without finds could not be noted'),
  });
  app.addHook('onClose', () => misses.close());
  const metrics = dependencies.metrics ?? createMetrics();
  useErrorAnswers(app, { onDatabaseFull: metrics.databaseFull });
  takeJson(app);
  useSchemaChecks(app);
  serveHealth(app, dependencies);
  serveMetrics(app, metrics, {
    ...dependencies,
    streams: dependencies.changes.waiting,
  });
  serveDescription(app);
  app.register(async (calls) => {
    useAuthentication(calls, { ...dependencies, defaultToken: config.defaultToken });
    serveMediaFiles(calls, dependencies);
    const refuse: Gate = (endpoint, viewer) => refuseWhileClosed(endpoint, viewer, dependencies);
    registerCalls(calls, refuse, {
      ...postCalls(dependencies),
      ...postWritingCalls(dependencies),
      ...postVersionCalls(dependencies),
      ...workingCopyCalls(dependencies),
      ...presenceCalls(dependencies),
      ...previewCalls(dependencies),
      ...audienceCalls(dependencies),
      ...acknowledgementCalls(dependencies),
      ...knownTargetCalls(dependencies),
      ...scheduledChangeCalls(dependencies),
      ...redirectCalls(dependencies),
      ...auditLogCalls(dependencies),
      ...categoryCalls(dependencies),
      ...categoryWritingCalls(dependencies),
      ...mediaCalls(dependencies),
      ...linkCalls(dependencies),
      ...linkWritingCalls(dependencies),
      ...nodeCalls(dependencies),
      ...nodeWritingCalls(dependencies),
      ...roleCalls(dependencies),
      ...tokenCalls(dependencies),
      ...singleSignOnCalls(dependencies),
      ...likeCalls(dependencies),
      ...userCalls(dependencies),
      ...accountCalls(dependencies),
      ...passkeyCalls(dependencies),
      ...userTieCalls(dependencies),
      ...userLinkCalls(dependencies),
      ...searchCalls(dependencies, misses),
      ...maintenanceCalls(dependencies),
      ...reportCalls(dependencies),
    });
  });
  return app;
}
