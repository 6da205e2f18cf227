import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getContactStatus } from '@repo/api-client/contract/contact-requests';
import { listWorkerBlocks } from '@repo/api-client/contract/blocks';
import { listWorkerConsents } from '@repo/api-client/contract/worker-app';
import { refusedEmployers } from '../src/db/schema/consents.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { listConsents } from '../src/services/consent/consents/list-consents.ts';
import { daysOn } from './days-on.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const work = workerAppWorkOf(api);

const consents = async (token: string) => (await api.make(listWorkerConsents, { token })).consents;
const refundsOf = async (caseId: string) => {
  const { purchaseId } = await work.caseRow(caseId);
  return api.ctx.db.select().from(refunds).where(eq(refunds.purchaseId, purchaseId));
};

async function checked() {
  const [her, employer] = [await work.her(), await work.employer()];
  const caseId = await work.open(employer.id, her.id);
  const [consent] = await work.consentsOf(her.id);
  return { her, employer, caseId, consentId: consent?.id ?? '' };
}

describe('the consents of a worker', () => {
  // spec: worker-calls/whom
  it('say for whom, to what, by which way and when, and which check runs on each', async () => {
    const { her, consentId } = await checked();
    expect(await consents(her.token)).toMatchObject([
      {
        id: consentId,
        kind: 'consent',
        employerName: 'Njeri Test',
        employerInitials: 'NT',
        text: 'A question',
        language: 'en',
        channel: 'sms',
        withdrawn_at: null,
        open_checks: 1,
        stops_checks: 1,
      },
    ]);
  });

  it('each say how many checks a withdrawal stops: those of every consent that goes with it', async () => {
    const { her, employer } = await checked();
    await work.open(employer.id, her.id, 18);
    await work.open((await work.employer()).id, her.id);
    await work.asksContact(employer, her.id);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    const rows = await consents(her.token);
    expect(rows.map(({ kind, open_checks: open, stops_checks: stops }) => [kind, open, stops])).toEqual([
      ['contact_request', 0, 0],
      ['consent', 1, 1],
      ['consent', 1, 2],
      ['consent', 1, 2],
    ]);
  });

  it('are her own alone', async () => {
    await checked();
    expect(await consents((await work.her()).token)).toEqual([]);
  });
});

describe('a consent that is withdrawn', () => {
  it('stops the check, gives the money back, and stays on the list as withdrawn', async () => {
    const { her, caseId, consentId } = await checked();
    expect(await work.withdraw(her.token, consentId)).toMatchObject({
      status: 200,
      body: { message: 'Consent withdrawn.', consent: { id: consentId } },
    });
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'closed' });
    expect(await refundsOf(caseId)).toMatchObject([{ reason: 'consent-withdrawn' }]);
    expect(await consents(her.token)).toMatchObject([{ withdrawn_at: expect.any(String), open_checks: 0 }]);
    expect(await work.notifications(her.token)).toContainEqual(
      expect.objectContaining({ kind: 'check_stopped', values: { employer: 'Njeri Test' } }),
    );
    expect(await work.audit(`worker:${her.id}`)).toContainEqual(
      expect.objectContaining({ action: 'consents-withdrawn', actor: `worker:${her.id}` }),
    );
  });

  it('lets its employer rest: the list of blocks has it, and offers the block', async () => {
    const { her, consentId } = await checked();
    const shown = async () => [
      (await consents(her.token)).map(({ refusal }) => refusal),
      (await api.make(listWorkerBlocks, { token: her.token })).blocks.map(({ kind }) => kind),
    ];
    expect(await shown()).toEqual([[null], []]);
    await work.withdraw(her.token, consentId);
    expect(await shown()).toEqual([['resting'], ['resting']]);
    await work.writes(her.phone, 'BLOCK');
    expect(await shown()).toEqual([['blocked'], ['blocked']]);
  });

  it('is where she can block again when its employer has rested', async () => {
    const { her, consentId } = await checked();
    await work.withdraw(her.token, consentId);
    expect(await listConsents(daysOn(api.ctx, 31), her.id)).toMatchObject([{ refusal: null }]);
  });

  it('lets its employer ask nothing for good after her third no', async () => {
    const { her, employer, consentId } = await checked();
    const by = { workerId: her.id, employerId: employer.id, employerName: 'Njeri Test' };
    await api.ctx.db.insert(refusedEmployers).values({ ...by, declined: 3, refusedAt: api.ctx.clock.now() });
    expect(await consents(her.token)).toMatchObject([{ refusal: 'refused' }]);
    await work.withdraw(her.token, consentId);
    expect(await consents(her.token)).toMatchObject([{ refusal: 'refused' }]);
  });

  it('leaves alone what another employer was given', async () => {
    const { her, caseId, consentId } = await checked();
    const other = await work.open((await work.employer()).id, her.id);
    await work.withdraw(her.token, consentId);
    expect(await work.caseRow(other)).toMatchObject({ status: 'open' });
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'closed' });
  });

  it('takes with it every other to the same employer’s checks, and not her contact', async () => {
    const { her, employer, consentId } = await checked();
    const second = await work.open(employer.id, her.id, 18);
    await work.asksContact(employer, her.id);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    await work.withdraw(her.token, consentId);
    expect(await work.caseRow(second)).toMatchObject({ status: 'closed' });
    const rows = await consents(her.token);
    expect(rows.filter((each) => each.withdrawn_at === null)).toMatchObject([{ kind: 'contact_request' }]);
  });

  it('of her contact hides her name and number again', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await work.asksContact(employer, her.id);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    const shown = () => api.make(getContactStatus, { token: employer.token, params: { nannyId: her.id } });
    expect((await shown()).data.contact_info).toMatchObject({ phone: her.phone });
    const [consent] = await work.consentsOf(her.id);
    await work.withdraw(her.token, consent?.id ?? '');
    expect((await shown()).data.contact_info).toBeNull();
  });

  it('twice, and four times at once, is withdrawn once', async () => {
    const { her, caseId, consentId } = await checked();
    const all = await Promise.all([1, 2, 3, 4].map(() => work.withdraw(her.token, consentId)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await work.withdraw(her.token, consentId)).toMatchObject({ status: 200, body: all[0]?.body });
    expect(await refundsOf(caseId)).toHaveLength(1);
  });

  it('of another worker is answered as none', async () => {
    const { consentId, caseId } = await checked();
    const { token } = await work.her();
    const theirs = await work.withdraw(token, consentId);
    expect(theirs).toMatchObject({ status: 404 });
    expect(theirs.body).toEqual((await work.withdraw(token, NOBODY)).body);
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'open' });
  });
});
