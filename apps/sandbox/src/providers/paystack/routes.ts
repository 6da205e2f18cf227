import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { RequestError } from '../../errors.ts';
import { installFaults } from '../../faults/misbehave.ts';
import type { Sandbox } from '../../sandbox.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { BROKEN, installPaystackErrors, PaystackError } from './errors.ts';
import { initialise } from './initialise.ts';
import { listRefunds, listTransactions, totalsOfTransactions } from './lists.ts';
import { createdRefundOnWire, refundOnWire, retriedRefundOnWire } from './refund-wire.ts';
import { createRefund, findRefund, findTransaction } from './refunds.ts';
import { retryRefund } from './retry-refund.ts';
import { fetchedTransactionOnWire, transactionOnWire } from './wire.ts';

const byReference = z.object({ reference: z.string() });
const byId = z.object({ id: z.string() });

/** The API of Paystack (providers 1), at its own paths below `/paystack`. */
export async function paystackRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { store, clock } = sandbox;
  installPaystackErrors(app);
  takeJsonWithoutType(app);
  installAuthentication(app, sandbox.config.paystackSecretKey);
  installFaults(app, sandbox, 'payments', (reply) => reply.code(500).send(BROKEN));

  disputeRoutes(app, sandbox);

  app.post('/transaction/initialize', async (request) => {
    const { accessCode, reference } = initialise(sandbox, request.body);
    return {
      status: true,
      message: 'Authorization URL created',
      data: {
        authorization_url: `${sandbox.origin()}/checkout/${accessCode}`,
        access_code: accessCode,
        reference,
      },
    };
  });

  app.get('/transaction/verify/:reference', async (request) => {
    const payment = store.state.payments.get(byReference.parse(request.params).reference);
    // The specification says 404. The live service answered 400 with these words.
    if (payment === undefined) throw transactionNotFound('Transaction reference not found.', 400);
    return {
      status: true,
      message: 'Verification successful',
      data: transactionOnWire(payment, clock.now()),
    };
  });

  app.get('/transaction/:id', async (request) => {
    const payment = findTransaction(sandbox, byId.parse(request.params).id);
    if (payment === undefined) throw transactionNotFound('Transaction not found', 404);
    return {
      status: true,
      message: 'Transaction retrieved',
      data: fetchedTransactionOnWire(payment, clock.now()),
    };
  });

  app.get('/transaction/totals', async (request) => totalsOfTransactions(sandbox, request.query));

  app.get('/transaction', async (request) => listTransactions(sandbox, request.query));

  app.post('/refund', async (request) => {
    const { refund, payment } = createRefund(sandbox, request.body);
    return {
      status: true,
      message: 'Refund has been queued for processing',
      data: createdRefundOnWire(refund, payment),
    };
  });

  app.get('/refund/:id', async (request) => {
    const { refund, payment } = findRefund(sandbox, byId.parse(request.params).id);
    return { status: true, message: 'Refund retrieved', data: refundOnWire(refund, payment) };
  });

  app.post('/refund/retry_with_customer_details/:id', async (request) => {
    const { refund, payment } = retryRefund(sandbox, byId.parse(request.params).id, request.body);
    return {
      status: true,
      message: 'Refund retried and has been queued for processing',
      data: retriedRefundOnWire(refund, payment),
    };
  });

  app.get('/refund', async (request) => listRefunds(sandbox, request.query));
}

const transactionNotFound = (message: string, status: number) =>
  new PaystackError(message, {
    status,
    code: 'transaction_not_found',
    nextStep: "Ensure that you're passing the correct reference and that it exists on this integration",
  });

function installAuthentication(app: FastifyInstance, secretKey: string): void {
  app.addHook('onRequest', async (request) => {
    const given = request.headers.authorization;
    if (given === `Bearer ${secretKey}`) return;
    throw new PaystackError(given === undefined ? 'No Authorization Header was found' : 'Invalid key', {
      status: 401,
      code: 'invalid_Key',
      nextStep: 'Ensure that you provide the correct authorization key for the request',
    });
  });
}

/** Paystack's own kit for Node sends JSON without a content type, and Paystack reads it. */
function takeJsonWithoutType(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (request.headers['content-type'] !== undefined)
      throw new RequestError(415, 'This content type is not supported');
    try {
      const json: unknown = JSON.parse(body);
      return json;
    } catch {
      throw new RequestError(400, 'The body is not valid JSON');
    }
  });
}
