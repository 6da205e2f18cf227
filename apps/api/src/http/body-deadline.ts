import type { FastifyInstance } from 'fastify';

const BODY_MILLISECONDS = 30_000;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * How long the body of a request may take to arrive. The server's own limit holds for all requests alike, and a photo
 * over a slow network needs minutes; whatever is no form with files is small and has to be here soon.
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
