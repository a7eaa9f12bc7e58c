import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Asked every few seconds by anyone who watches. */
const PROBES = ['/healthz', '/readyz'];
/** Levels at which good answers are not logged. */
const QUIET = ['warn', 'error', 'fatal', 'silent'];

/** Whether good answers are left out of the log. */
export function isQuiet({ level }: Pick<FastifyBaseLogger, 'level'>): boolean {
  return QUIET.includes(level);
}

/** One line for each request, when it has been answered: what was asked, the answer's status, how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!error && isQuiet(request.log)) return;
    const line = {
      req: request,
      res: reply,
      traceId: request.span?.context.traceId,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.warn({ ...line, err: error }, 'Not answered to the end');
    else if (PROBES.includes(request.routeOptions.url ?? '')) request.log.debug(line, 'Answered');
    else request.log.info(line, 'Answered');
  }
}
