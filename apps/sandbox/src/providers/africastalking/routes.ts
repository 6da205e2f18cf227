import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { statusOf } from '../../errors.ts';
import { installFaults } from '../../faults/misbehave.ts';
import type { Sandbox } from '../../sandbox.ts';
import { inboxAfter } from './inbound.ts';
import { send, SHILLING, shillings } from './send.ts';

const MAXIMUM_TEXT = 10_000;
const MAXIMUM_RECIPIENTS = 1000;
const FORM = 'application/x-www-form-urlencoded';

const flag = z.enum(['0', '1']).optional();
const messageForm = z.object({
  username: z.string(),
  to: z.string().min(1),
  message: z.string().min(1).max(MAXIMUM_TEXT),
  from: z.string().max(50).optional(),
  bulkSMSMode: flag,
  enqueue: flag,
});
const accountQuery = z.object({
  username: z.string(),
  lastReceivedId: z.coerce.number().int().min(0).default(0),
});

/** The API of Africa's Talking (providers 2), at its own paths below `/africastalking`. Its errors are plain text. */
export async function africasTalkingRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { username, apiKey } = sandbox.config.africasTalking;
  installErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers['apikey'];
    if (given === apiKey) return;
    return unauthorised(
      reply,
      given === undefined
        ? 'The resource requires authentication, which was not supplied with the request'
        : 'The supplied authentication is invalid',
    );
  });
  // Faults hit messages alone. A look at the balance would use one up, and change which message the next one hits.
  await app.register((scope) => messagingRoutes(scope, sandbox));

  app.get('/version1/user', async (request, reply) => {
    const parsed = accountQuery.safeParse(request.query);
    if (!parsed.success) return plain(reply, 400, describe(parsed.error));
    if (parsed.data.username !== username)
      return unauthorised(reply, 'The supplied authentication is invalid');
    return { UserData: { balance: shillings(sandbox.store.state.smsBalance * SHILLING) } };
  });
}

async function messagingRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { username } = sandbox.config.africasTalking;
  installFaults(app, sandbox, 'sms', (reply) =>
    reply.code(500).type('text/plain; charset=utf-8').send('There was an internal server error.'),
  );

  app.post('/version1/messaging', async (request, reply) => {
    if (request.headers['content-type']?.split(';', 1)[0]?.trim() !== FORM)
      return plain(reply, 415, `The request's Content-Type is not supported. Expected:\n${FORM}`);
    const parsed = messageForm.safeParse(request.body);
    if (!parsed.success) return plain(reply, 400, describe(parsed.error));
    const form = parsed.data;
    if (form.username !== username) return unauthorised(reply, 'The supplied authentication is invalid');
    const to = [...new Set(form.to.split(',').map((number) => number.trim()))].filter(
      (number) => number !== '',
    );
    if (to.length === 0 || to.length > MAXIMUM_RECIPIENTS)
      return plain(reply, 400, "The form field 'to' was malformed");
    const submission = { to, text: form.message, from: form.from, enqueue: form.enqueue !== '0' };
    return reply.code(201).send(send(sandbox, submission));
  });

  app.get('/version1/messaging', async (request, reply) => {
    const parsed = accountQuery.safeParse(request.query);
    if (!parsed.success) return plain(reply, 400, describe(parsed.error));
    if (parsed.data.username !== username)
      return unauthorised(reply, 'The supplied authentication is invalid');
    return inboxAfter(sandbox, parsed.data.lastReceivedId);
  });
}

function describe(error: z.ZodError): string {
  const field = String(error.issues[0]?.path[0] ?? '');
  return error.issues.some((issue) => issue.code === 'invalid_type')
    ? `Request is missing required form field '${field}'`
    : `The form field '${field}' was malformed`;
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

const unauthorised = (reply: FastifyReply, text: string) =>
  plain(reply.header('www-authenticate', 'Basic realm="api"'), 401, text);

function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    return plain(
      reply,
      status,
      status >= 500 ? 'There was an internal server error.' : 'The request content was malformed.',
    );
  });
  app.setNotFoundHandler((_request, reply) =>
    plain(reply, 404, 'The requested resource could not be found.'),
  );
}
