import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseInput } from '../errors.ts';
import { faultsSchema } from '../faults/faults.ts';
import { paymentByReference } from '../providers/paystack/checkout.ts';
import type { Sandbox } from '../sandbox.ts';
import { eventSchema, sendEvent } from './events.ts';
import { workUnderWay } from './idle.ts';
import { alterPayment, alterSchema, paymentForPrograms } from './payments.ts';
import { accountSchema, behaviourSchema, messageForPrograms, messagesOf, phoneField } from './phones.ts';

const messagesQuery = z.strictObject({ phone: phoneField.optional() });
const byPhone = z.object({ phone: phoneField });
const byReference = z.object({ reference: z.string() });

/** The calls that only programs make. `pages/` has the calls that pages make too. */
export async function controlRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { store, faults } = sandbox;

  app.get('/health', async () => ({ status: 'ok', now: sandbox.clock.now().toISOString() }));

  app.get('/sms', async (request) => {
    const { phone } = parseInput(messagesQuery, request.query);
    const messages = phone === undefined ? store.state.messages : messagesOf(sandbox, phone);
    return { messages: messages.map(messageForPrograms) };
  });

  app.put('/phones/:phone', async (request) => {
    const { phone } = parseInput(byPhone, request.params);
    const { delivery } = parseInput(behaviourSchema, request.body);
    store.state.behaviours.set(phone, delivery);
    store.changed();
    return { phone, delivery };
  });

  app.put('/sms-account', async (request) => {
    const { balance } = parseInput(accountSchema, request.body);
    store.state.smsBalance = balance;
    store.changed();
    return { balance };
  });

  app.get('/payments', async () => ({
    payments: [...store.state.payments.values()].map((payment) => paymentForPrograms(sandbox, payment)),
  }));

  app.get('/payments/:reference', async (request) =>
    paymentForPrograms(
      sandbox,
      paymentByReference(sandbox, parseInput(byReference, request.params).reference),
    ),
  );

  app.put('/payments/:reference', async (request) => {
    const payment = paymentByReference(sandbox, parseInput(byReference, request.params).reference);
    alterPayment(sandbox, payment, parseInput(alterSchema, request.body));
    return paymentForPrograms(sandbox, payment);
  });

  app.post('/paystack-events', async (request) => ({
    statuses: await sendEvent(sandbox, parseInput(eventSchema, request.body)),
  }));

  app.get('/callbacks', async () => ({
    waiting: [...store.state.deliveries.values()].map(({ id, target, label, tries, lastProblem }) => ({
      id,
      target,
      label,
      tries,
      last_problem: lastProblem,
    })),
  }));

  app.get('/idle', async (_request, reply) => {
    const underWay = await workUnderWay(sandbox);
    return reply.code(underWay.length === 0 ? 200 : 409).send({ under_way: underWay });
  });

  app.get('/faults', async () => faults.show());

  app.put('/faults', async (request) => {
    faults.replace(parseInput(faultsSchema, request.body));
    return faults.show();
  });
}
