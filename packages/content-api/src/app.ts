import Fastify, { type FastifyInstance } from 'fastify';
import { accessibilityCalls } from './accessibility/routes.ts';
import { acknowledgementCalls } from './acknowledgements/routes.ts';
import { alertLogCalls } from './alert-log/routes.ts';
import { alertRequestCalls } from './alert-requests/routes.ts';
import { alertTemplateCalls } from './alert-templates/routes.ts';
import { auditLogCalls } from './audit-log/routes.ts';
import { categoryCalls } from './categories/routes.ts';
import { commentCalls } from './comments/routes.ts';
import type { LogLevel } from './config/env.ts';
import type { Dependencies } from './dependencies.ts';
import { externalMessageCalls } from './external-messages/routes.ts';
import { fireBanCalls } from './fire-bans/routes.ts';
import { serveHealth } from './health/health.ts';
import { likeCalls } from './likes/routes.ts';
import { linkCalls } from './links/routes.ts';
import { refuseWhileClosed } from './maintenance/refuse-writes.ts';
import { maintenanceCalls } from './maintenance/routes.ts';
import { mapOutlineCalls } from './map-outlines/routes.ts';
import { serveMediaFiles } from './media/files.ts';
import { mediaCalls } from './media/routes.ts';
import { nodeCalls } from './nodes/routes.ts';
import { noticeDeviceCalls } from './notices/push/device-routes.ts';
import { noticeCalls } from './notices/routes.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import { passkeyCalls } from './passkeys/routes.ts';
import { personalDataCalls } from './personal-data/routes.ts';
import { serveDescription } from './plugins/api-description.ts';
import { useAuthentication } from './plugins/authentication.ts';
import { takeJson } from './plugins/bodies.ts';
import { type Gate, registerCalls } from './plugins/catalogue-calls.ts';
import { answerError, useErrorAnswers } from './plugins/error-answers.ts';
import { logOptions, requestIdOf } from './plugins/log-options.ts';
import { parseQuery } from './plugins/query-text.ts';
import { useSchemaChecks } from './plugins/schema-checks.ts';
import { postTemplateCalls } from './post-templates/routes.ts';
import { audienceCalls } from './posts/audience-routes.ts';
import { postVersionCalls } from './posts/history/version-routes.ts';
import { workingCopyCalls } from './posts/history/working-copy-routes.ts';
import { presenceCalls } from './posts/presence-routes.ts';
import { redirectCalls } from './posts/redirect-routes.ts';
import { postCalls } from './posts/routes.ts';
import { knownTargetCalls } from './posts/target-routes.ts';
import { postWritingCalls } from './posts/write-routes.ts';
import { previewCalls } from './previews/routes.ts';
import { pushCalls } from './push/routes.ts';
import { relatedPostCalls } from './related-posts/routes.ts';
import { reportCalls } from './reports/routes.ts';
import { reviewCalls } from './reviews/routes.ts';
import { roleCalls } from './roles/routes.ts';
import { savedViewCalls } from './saved-views/routes.ts';
import { scheduledChangeCalls } from './scheduled-changes/routes.ts';
import { searchCalls } from './search/routes.ts';
import { collectSearchMisses } from './search/search-misses.ts';
import { sharedBlockCalls } from './shared-blocks/routes.ts';
import { signInCalls } from './sign-in/routes.ts';
import { singleSignOnCalls } from './single-sign-on/routes.ts';
import { siteLookCalls } from './site-look/routes.ts';
import { tokenCalls } from './tokens/routes.ts';
import { accountCalls } from './users/account-routes.ts';
import { userLinkCalls } from './users/link-routes.ts';
import { userMembershipCalls } from './users/membership-routes.ts';
import { userCalls } from './users/routes.ts';
import { visitCalls } from './visits/routes.ts';

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
    // A file on a slow line; anyone who sends nothing for a while is sent away before. Source: SECURITY T20.
    trustProxy: [...config.trustedProxies],
    requestTimeout: 120_000,
    // What comes in on a connection that is still open is answered, and the connection ends with it.
    return503OnClosing: false,
    http: { headersTimeout: 10_000 },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300 },
    frameworkErrors: answerError,
    genReqId: requestIdOf,
  });
  // Anyone who follows the changes would hold the server open.
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
      ...commentCalls(dependencies),
      ...noticeCalls(dependencies),
      ...noticeDeviceCalls(dependencies),
      ...savedViewCalls(dependencies),
      ...externalMessageCalls(dependencies),
      ...mapOutlineCalls(dependencies),
      ...knownTargetCalls(dependencies),
      ...relatedPostCalls(dependencies),
      ...scheduledChangeCalls(dependencies),
      ...redirectCalls(dependencies),
      ...auditLogCalls(dependencies),
      ...categoryCalls(dependencies),
      ...mediaCalls(dependencies),
      ...linkCalls(dependencies),
      ...fireBanCalls(dependencies),
      ...siteLookCalls(dependencies),
      ...pushCalls(dependencies),
      ...nodeCalls(dependencies),
      ...roleCalls(dependencies),
      ...signInCalls(dependencies),
      ...tokenCalls(dependencies),
      ...singleSignOnCalls(dependencies),
      ...likeCalls(dependencies),
      ...userCalls(dependencies),
      ...accountCalls(dependencies),
      ...personalDataCalls(dependencies),
      ...passkeyCalls(dependencies),
      ...userMembershipCalls(dependencies),
      ...userLinkCalls(dependencies),
      ...searchCalls(dependencies, misses),
      ...maintenanceCalls(dependencies),
      ...alertLogCalls(dependencies),
      ...alertRequestCalls(dependencies),
      ...alertTemplateCalls(dependencies),
      ...postTemplateCalls(dependencies),
      ...sharedBlockCalls(dependencies),
      ...reviewCalls(dependencies),
      ...reportCalls(dependencies),
      ...accessibilityCalls(dependencies),
      ...visitCalls(dependencies),
    });
  });
  return app;
}
