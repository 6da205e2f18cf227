import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { installFaults } from '../../faults/misbehave.ts';
import type { Sandbox } from '../../sandbox.ts';
import { callbackOf, pathOf } from './callback.ts';
import { FORMS_ONLY, installSmileErrors, problemOnWire, SmileError, unauthorised } from './errors.ts';
import { isJobId } from './ids.ts';
import { isWaiting, openJob } from './jobs.ts';
import { PHOTOS_LIMIT_BYTES, readCallbackUrl, readSubmission } from './submission.ts';
import { issueToken, readToken, type Claims } from './token.ts';

/** Large enough to read an oversized submission, so that the answer can name the oversized part. */
const BODY_LIMIT_BYTES = 4 * PHOTOS_LIMIT_BYTES;
const PRODUCT = 'biometric_kyc';

const byJobId = z.object({ jobId: z.string() });
const optionalText = z.string().min(1).max(200).optional().catch(undefined);

/** The third generation of Smile ID's API (providers 3.7), at its own paths below `/smileid`. */
export async function smileRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { store, clock } = sandbox;
  const { partnerId, apiKey } = sandbox.config.smile;
  installSmileErrors(app);
  takeFormsOnly(app);
  installFaults(app, sandbox, 'identity', (reply) => reply.code(500).send(problemOnWire(500)));

  /** @throws SmileError 401 when the token is from another partner, expired, or for another purpose. */
  function claimsOf(request: FastifyRequest): Claims {
    const claims = readToken(headerOf(request, 'smileid-token') ?? '', apiKey, clock.now());
    const isOurs = claims?.partner_id === partnerId;
    if (claims === undefined || !isOurs || (claims.product ?? PRODUCT) !== PRODUCT) throw unauthorised();
    return claims;
  }

  app.post('/v3/token', async (request) => {
    for (const header of ['smileid-partner-id', 'smileid-api-key'])
      if (headerOf(request, header) === undefined) throw new SmileError(400, `${header} header is required.`);
    if (
      headerOf(request, 'smileid-partner-id') !== partnerId ||
      headerOf(request, 'smileid-api-key') !== apiKey
    )
      throw unauthorised();
    const form = request.body instanceof FormData ? request.body : new FormData();
    const product = optionalText.parse(form.get('product') ?? undefined);
    const userId =
      headerOf(request, 'smileid-user-id') ?? optionalText.parse(form.get('user_id') ?? undefined);
    const claims = {
      partner_id: partnerId,
      ...(product === undefined ? {} : { product }),
      ...(userId === undefined ? {} : { user_id: userId }),
    };
    return { token: issueToken(claims, apiKey, clock.now()) };
  });

  app.post('/v3/biometric_kyc', async (request, reply) => {
    const claims = claimsOf(request);
    if (headerOf(request, 'smileid-partner-id') !== partnerId) throw unauthorised();
    if (!(request.body instanceof FormData)) throw new SmileError(415, FORMS_ONLY);
    const submission = await readSubmission(request.body);
    const job = openJob(sandbox, submission, headerOf(request, 'user-id') ?? claims.user_id);
    return reply.code(202).send({
      status: 'Accepted',
      message: 'Request accepted and queued for processing.',
      job_id: job.jobId,
      user_id: job.userId,
      created_at: job.createdAt,
    });
  });

  app.post('/v3/replay/:jobId', async (request, reply) => {
    claimsOf(request);
    if (!(request.body instanceof FormData)) throw new SmileError(415, FORMS_ONLY);
    const { jobId } = byJobId.parse(request.params);
    const job = store.state.identityJobs.get(jobId);
    if (job === undefined) throw new SmileError(404, 'Job not found');
    if (isWaiting(job)) throw new SmileError(409, 'Job is still processing');
    const url = readCallbackUrl(request.body);
    sandbox.outbox.send(callbackOf(job, url === undefined ? job.callbackPath : pathOf(url)));
    return reply.code(202).send({
      status: 'accepted',
      job_id: jobId,
      user_id: job.userId,
      message: 'The callback will be sent again.',
    });
  });

  app.get('/v3/status/:jobId', async (request, reply) => {
    claimsOf(request);
    const { jobId } = byJobId.parse(request.params);
    if (!isJobId(jobId)) throw new SmileError(400, `"jobId" must be a valid TypeID with prefix 'job_'`);
    const job = store.state.identityJobs.get(jobId);
    const shared = {
      job_id: jobId,
      user_id: job?.userId ?? 'unknown',
      created_at: clock.now().toISOString(),
    };
    if (job === undefined)
      return reply.code(404).send({ status: 'not_found', message: 'Job not found', ...shared });
    if (job.status === 'processing')
      return reply.code(202).send({ status: job.status, message: 'Job is still processing', ...shared });
    return { status: job.status, message: 'Job completed', ...shared };
  });
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Takes forms with files as a whole, and lets the platform parse them. Refuses any other body. */
function takeFormsOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        const headers = { 'content-type': request.headers['content-type'] ?? '' };
        const whole = new Response(new Uint8Array(body), { headers });
        // The body comes from this machine, and its size is limited above, so streaming is not needed.
        // oxlint-disable-next-line typescript/no-deprecated
        return await whole.formData();
      } catch {
        throw new SmileError(400, 'The form could not be read.');
      }
    },
  );
}
