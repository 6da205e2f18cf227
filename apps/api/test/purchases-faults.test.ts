import { expect, it } from 'vitest';
import { createPaystack } from '../src/providers/payments/paystack.ts';
import type { Answer } from './harness.ts';
import { moneyProblems } from './money.ts';
import { paymentsOf } from './payments.ts';
import { useApi } from './use-api.ts';

const BUYERS = 12;
const EMPLOYER = '+254700000010';

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
// The service waits ten seconds for an answer. A tenth of the calls below gets none.
Object.assign(api.ctx, {
  payments: createPaystack(api.ctx.config.paystack, api.ctx.log, { timeoutMilliseconds: 400 }),
});

/** A person who retries when the service says so. */
async function insist(attempt: () => Promise<Answer>): Promise<Answer> {
  return api.eventually(async () => {
    const answer = await attempt();
    expect(answer.status).not.toBe(503);
    return answer;
  });
}

async function buy(index: number): Promise<void> {
  const phone = `+2547000000${20 + index}`;
  const nanny = await pay.listWorker(phone);
  const answer = await insist(() => pay.tryToBuy(token, nanny));
  expect(answer).toMatchObject({ status: 200, body: { data: { authorization_url: expect.any(String) } } });
  const opened = (await pay.rowsOf(nanny)).find(({ status }) => status === 'pending');
  await pay.checkOut({ authorization_url: opened?.authorizationUrl ?? '' });
  expect(await insist(() => pay.tryToConfirm(token, opened?.reference ?? ''))).toMatchObject({ status: 200 });
  await pay.answerConsentRequest(phone, index % 2 === 0 ? 'YES' : 'NO');
}

it(
  'does every payment and refund exactly once though a third of the calls fail and a tenth is never answered',
  { timeout: 120_000 },
  async () => {
    await pay.faults({ fail_rate: 0.3, timeout_rate: 0.1, duplicate_callbacks: 2 });
    await Promise.all(Array.from({ length: BUYERS }, (_, index) => buy(index)));
    const end = Date.now() + 90_000;
    let problems = await moneyProblems(api.ctx.db, await pay.allAtProvider());
    while (problems.length > 0 && Date.now() < end) {
      // A minute of the application's clock passes, so the scheduled jobs handle the rest.
      await api.advance(61);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      problems = await moneyProblems(api.ctx.db, await pay.allAtProvider());
    }
    expect(problems).toEqual([]);
    await api.eventually(async () => {
      const texts = await api.received(EMPLOYER);
      expect(texts.filter((text) => text.includes('payment received'))).toHaveLength(BUYERS);
      expect(texts.filter((text) => text.includes('has not agreed'))).toHaveLength(BUYERS / 2);
    });
  },
);
