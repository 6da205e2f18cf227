import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { RequestError } from '../../errors.ts';
import type { Sandbox } from '../../sandbox.ts';
import { disputeOnWire, evidenceOnWire, settledDisputeOnWire } from './dispute-wire.ts';
import { addEvidence, announceFile, answerDispute, takeFile, updateDispute } from './dispute-answers.ts';
import { findDispute, findDisputeOf } from './disputes.ts';
import { listDisputes } from './lists.ts';

/** The path of the sandbox at which files of evidence arrive. At Paystack this is another host. */
const FILES = '/paystack-files';
const EXPORT_MILLISECONDS = 60_000;

const byId = z.object({ id: z.string() });
const byName = z.object({ name: z.string() });
const idOf = (request: FastifyRequest) => byId.parse(request.params).id;
const hostOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** The disputes of Paystack (providers-more 8). */
export function disputeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { clock } = sandbox;

  app.get('/dispute', async (request) => listDisputes(sandbox, request.query));

  app.get('/dispute/export', async (request) => ({
    status: true,
    message: 'Export successful',
    data: {
      path: `${hostOf(request)}${FILES}/disputes.csv`,
      expiresAt: new Date(clock.now().getTime() + EXPORT_MILLISECONDS).toISOString(),
    },
  }));

  app.get('/dispute/transaction/:id', async (request) => {
    const { dispute, payment } = findDisputeOf(sandbox, idOf(request));
    return {
      status: true,
      message: 'Dispute retrieved successfully',
      data: settledDisputeOnWire(dispute, payment, clock.now()),
    };
  });

  app.get('/dispute/:id', async (request) => {
    const { dispute, payment } = findDispute(sandbox, idOf(request));
    return { status: true, message: 'Dispute retrieved', data: disputeOnWire(dispute, payment, clock.now()) };
  });

  app.put('/dispute/:id', async (request) => {
    const disputed = findDispute(sandbox, idOf(request));
    updateDispute(sandbox, disputed, request.body);
    return {
      status: true,
      message: 'Dispute updated successfully',
      data: disputeOnWire(disputed.dispute, disputed.payment, clock.now()),
    };
  });

  app.post('/dispute/:id/evidence', async (request) => {
    const disputed = findDispute(sandbox, idOf(request));
    const evidence = addEvidence(sandbox, disputed, request.body);
    return { status: true, message: 'Evidence created', data: evidenceOnWire(disputed.dispute, evidence) };
  });

  app.get('/dispute/:id/upload_url', async (request) => {
    const fileName = announceFile(sandbox, findDispute(sandbox, idOf(request)), request.query);
    return {
      status: true,
      message: 'Upload url generated',
      data: { signedUrl: `${hostOf(request)}${FILES}/${fileName}`, fileName },
    };
  });

  app.put('/dispute/:id/resolve', async (request) => {
    const disputed = findDispute(sandbox, idOf(request));
    const message = answerDispute(sandbox, disputed, request.body);
    const { dispute, payment } = disputed;
    const at = dispute.updatedAt;
    return {
      status: true,
      message: 'Dispute successfully resolved',
      data: {
        ...settledDisputeOnWire(dispute, payment, clock.now()),
        message: {
          dispute: dispute.id,
          sender: 'sandbox@example.com',
          body: message,
          id: dispute.messages.length,
          createdAt: at,
          updatedAt: at,
        },
      },
    };
  });
}

/** Takes the files of evidence. Their address is their only key, as at Paystack. */
export async function evidenceFileRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  app.put(`${FILES}/:name`, async (request) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body.length : 0;
    if (!takeFile(sandbox, byName.parse(request.params).name, bytes))
      throw new RequestError(403, 'No file is expected at this address.');
    return '';
  });
}
