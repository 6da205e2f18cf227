import type { FastifyInstance } from 'fastify';

const BODY_MILLISECONDS = 30_000;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Limits the time in which the body of a request must arrive. The server's own limit is the same for all
 * requests, and a photo over a slow network needs minutes. A body that is not a form with files is small and
 * must arrive soon.
 */
export function limitTimeOfBodies(app: FastifyInstance, milliseconds = BODY_MILLISECONDS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !headers['content-type']?.startsWith('multipart/form-data')) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.socket.end(TIMED_OUT, () => raw.destroy());
      }, milliseconds);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
