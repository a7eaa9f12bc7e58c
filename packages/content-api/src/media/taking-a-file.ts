import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers a call that takes a file. Where it is refused before all of it has come, the connection ends with the answer:
 * otherwise the rest would be read, only to be thrown away. Source: SECURITY T17.
 */
export async function takingAFile<Result>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: () => Promise<Result>,
): Promise<Result> {
  try {
    return await answer();
  } catch (error) {
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    throw error;
  }
}
