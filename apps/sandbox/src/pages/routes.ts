import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { advanceClock, advanceSchema } from '../controls/clock.ts';
import { decisionSchema, jobForPrograms, waitingJobs } from '../controls/identity.ts';
import { behaviourSchema, incomingSchema, messageForPrograms, phoneField } from '../controls/phones.ts';
import { parseInput } from '../errors.ts';
import { optOut, receive } from '../providers/africastalking/inbound.ts';
import { finish, isPaid, openPage, paymentByAccessCode, redirectOf } from '../providers/paystack/checkout.ts';
import { decide, jobById } from '../providers/smileid/jobs.ts';
import type { Sandbox } from '../sandbox.ts';
import { checkoutPage } from './checkout.ts';
import { disputePages } from './disputes.ts';
import { readFaultForm } from './fault-form.ts';
import { homePage } from './home.ts';
import { identityPage, jobAddress } from './identity.ts';
import { payOrderSchema, readPayOrder } from './pay.ts';
import { phonePage } from './phone.ts';
import { answer, goTo, sendPage, wantsPage } from './respond.ts';
import { phoneAddress } from './words.ts';

export const CLOCK_ADDRESS = '/clock';

const byPhone = z.object({ phone: phoneField });
const byJobId = z.object({ jobId: z.string() });
const byAccessCode = z.object({ accessCode: z.string() });

/** Every page, and the calls that pages and programs share. A page gets a redirect, a program gets an answer. */
export async function pageRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.get('/', async (_request, reply) => sendPage(reply, homePage(sandbox)));

  app.get('/phones', async (request, reply) =>
    goTo(reply, phoneAddress(parseInput(byPhone, request.query).phone)),
  );

  app.get('/phones/:phone', async (request, reply) =>
    sendPage(reply, phonePage(sandbox, parseInput(byPhone, request.params).phone)),
  );

  app.post('/phones/:phone', async (request, reply) => {
    const { phone } = parseInput(byPhone, request.params);
    const { delivery } = parseInput(behaviourSchema, request.body);
    sandbox.store.state.behaviours.set(phone, delivery);
    sandbox.store.changed();
    return answer(request, reply, phoneAddress(phone), { phone, delivery });
  });

  app.post('/phones/:phone/opt-out', async (request, reply) => {
    const { phone } = parseInput(byPhone, request.params);
    optOut(sandbox, phone);
    return answer(request, reply, phoneAddress(phone), { phone });
  });

  app.post('/sms', async (request, reply) => {
    const { phone, text } = parseInput(incomingSchema, request.body);
    const message = receive(sandbox, phone, text);
    return answer(request, reply.code(201), phoneAddress(phone), { message: messageForPrograms(message) });
  });

  app.post(CLOCK_ADDRESS, async (request, reply) => {
    const now = await advanceClock(sandbox, parseInput(advanceSchema, request.body).advance_seconds);
    return answer(request, reply, '/', { now: now.toISOString() });
  });

  app.post('/faults', async (request, reply) => {
    sandbox.faults.replace(readFaultForm(request.body));
    return answer(request, reply, '/', sandbox.faults.show());
  });

  app.get('/identity', async (request, reply) =>
    answer(request, reply, '/#identity', { jobs: waitingJobs(sandbox).map(jobForPrograms) }),
  );

  app.get('/identity/:jobId', async (request, reply) => {
    const job = jobById(sandbox, parseInput(byJobId, request.params).jobId);
    return wantsPage(request) ? sendPage(reply, identityPage(sandbox, job)) : jobForPrograms(job);
  });

  app.post('/identity/:jobId', async (request, reply) => {
    const job = jobById(sandbox, parseInput(byJobId, request.params).jobId);
    decide(sandbox, job, parseInput(decisionSchema, request.body));
    return answer(request, reply, jobAddress(job.jobId), jobForPrograms(job));
  });

  disputePages(app, sandbox);

  app.get('/checkout/:accessCode', async (request, reply) => {
    const payment = paymentByAccessCode(sandbox, parseInput(byAccessCode, request.params).accessCode);
    openPage(sandbox, payment);
    return sendPage(reply, checkoutPage(sandbox, payment));
  });

  app.post('/checkout/:accessCode', async (request, reply) => {
    const payment = paymentByAccessCode(sandbox, parseInput(byAccessCode, request.params).accessCode);
    const order = parseInput(payOrderSchema, request.body);
    if (isPaid(payment))
      return answer(request, reply.code(409), redirectOf(sandbox, payment), alreadyPaid(sandbox, payment));
    const reading = readPayOrder(payment, order);
    if (reading.kind === 'consent-request-again') {
      const { message } = reading.typed.problem;
      if (wantsPage(request)) return sendPage(reply, checkoutPage(sandbox, payment, reading.typed), 422);
      return reply.code(422).send({ message, error: message });
    }
    finish(sandbox, payment, reading.outcome, reading.payer);
    const redirect = redirectOf(sandbox, payment);
    return answer(request, reply, redirect, { redirect });
  });
}

function alreadyPaid(sandbox: Sandbox, payment: Parameters<typeof redirectOf>[1]) {
  const message = 'This payment was made already.';
  return { message, error: message, redirect: redirectOf(sandbox, payment) };
}
