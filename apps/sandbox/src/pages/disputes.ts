import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseInput, RequestError } from '../errors.ts';
import { isPaid, paymentByReference } from '../providers/paystack/checkout.ts';
import {
  ANSWER_HOURS,
  openDispute,
  remindOfDispute,
  resolveDispute,
  type DisputedPayment,
} from '../providers/paystack/disputes.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../state/state.ts';
import { html, type Html } from './html.ts';
import { notice } from './pieces.ts';
import { answer } from './respond.ts';
import { amountInWords, shortMoment } from './words.ts';

const orderSchema = z.object({
  reference: z.string().max(100),
  /** Until when the merchant may answer. */
  due_in_hours: z.coerce.number().min(0).max(1000).default(ANSWER_HOURS),
  category: z.string().max(40).default('chargeback'),
  /** In the hundredth part of the currency. The whole payment by default. */
  amount: z.coerce.number().int().min(1).optional(),
});
const endSchema = z.object({ resolution: z.enum(['merchant-accepted', 'auto-accepted', 'declined']) });
const byId = z.object({ id: z.coerce.number() });

/** The bank's side of disputes, for pages and programs: it opens, reminds and decides. */
export function disputePages(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/disputes', async () => ({ disputes: allDisputes(sandbox).map(disputeForPrograms) }));

  app.post('/disputes', async (request, reply) => {
    const order = parseInput(orderSchema, request.body);
    const payment = paymentByReference(sandbox, order.reference);
    if (payment.status !== 'success')
      throw new RequestError(409, 'Only a payment that was made and kept can be disputed.');
    const disputed = openDispute(sandbox, payment, {
      dueInHours: order.due_in_hours,
      category: order.category,
      amount: Math.min(order.amount ?? payment.amount, payment.amount),
    });
    return answer(request, reply.code(201), pageOf(payment), disputeForPrograms(disputed));
  });

  app.post('/disputes/:id/remind', async (request, reply) => {
    const disputed = openOne(sandbox, request.params);
    remindOfDispute(sandbox, disputed);
    return answer(request, reply, pageOf(disputed.payment), disputeForPrograms(disputed));
  });

  app.post('/disputes/:id/resolve', async (request, reply) => {
    const disputed = openOne(sandbox, request.params);
    resolveDispute(sandbox, disputed, parseInput(endSchema, request.body).resolution);
    return answer(request, reply, pageOf(disputed.payment), disputeForPrograms(disputed));
  });
}

const pageOf = ({ accessCode }: Payment) => `/checkout/${accessCode}`;

function allDisputes({ store }: Sandbox): DisputedPayment[] {
  return [...store.state.disputes.values()].flatMap((dispute) => {
    const payment = store.state.payments.get(dispute.reference);
    return payment === undefined ? [] : [{ dispute, payment }];
  });
}

/** @throws RequestError 404, 409 for a dispute that is over. */
function openOne(sandbox: Sandbox, params: unknown): DisputedPayment {
  const { id } = parseInput(byId, params);
  const found = allDisputes(sandbox).find(({ dispute }) => dispute.id === id);
  if (found === undefined) throw new RequestError(404, 'No dispute has this number.');
  if (found.dispute.status === 'resolved') throw new RequestError(409, 'This dispute is over.');
  return found;
}

const disputeForPrograms = ({ dispute }: DisputedPayment) => ({
  id: dispute.id,
  reference: dispute.reference,
  status: dispute.status,
  resolution: dispute.resolution,
  amount: dispute.refundAmount,
  due_at: dispute.dueAt,
  service_details: dispute.evidence?.serviceDetails ?? null,
  attachment_bytes: dispute.files.find(({ name }) => name === dispute.attachment)?.bytes ?? null,
  messages: dispute.messages.map(({ text }) => text),
});

/** The disputes of a payment on its page, with the buttons of the payer's bank. */
export function disputeSection(sandbox: Sandbox, payment: Payment): Html | false {
  if (!isPaid(payment)) return false;
  const own = allDisputes(sandbox).filter(({ dispute }) => dispute.reference === payment.reference);
  return html`<section class="card" aria-labelledby="disputes">
    <h2 id="disputes">The payer's bank</h2>
    ${own.map((each) => disputeLines(each))}
    ${payment.status === 'success' && own.every(({ dispute }) => dispute.status === 'resolved') && openForm(payment)}
  </section>`;
}

const openForm = (payment: Payment) =>
  html`<form action="/disputes" method="post" data-once>
    <input type="hidden" name="reference" value="${payment.reference}" />
    <button class="plain-button">Open a dispute</button>
  </form>`;

function disputeLines({ dispute, payment }: DisputedPayment): Html {
  const amount = amountInWords(dispute.refundAmount, payment.currency);
  if (dispute.status === 'resolved')
    return notice('', `Dispute ${dispute.id} about ${amount} is over: ${dispute.resolution}.`);
  return html`${notice('warn', `Dispute ${dispute.id} about ${amount} waits for an answer until ${shortMoment(dispute.dueAt)}.`)}
    <div class="buttons">
      <form class="buttons" action="/disputes/${dispute.id}/resolve" method="post" data-once>
        <button class="plain-button" name="resolution" value="auto-accepted">Take the money</button>
        <button class="plain-button" name="resolution" value="declined">Leave the money</button>
      </form>
      <form class="buttons" action="/disputes/${dispute.id}/remind" method="post">
        <button class="plain-button">Remind</button>
      </form>
    </div>`;
}
