import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { getDashboard } from '@repo/api-client/contract/employer';
import { getInvitationStatus } from '@repo/api-client/contract/invitations';
import { cases } from '../src/db/schema/cases.ts';
import { loadDashboard } from '../src/services/reporting/dashboards/employer-dashboard.ts';
import { DAY_MILLISECONDS, daysOn } from './days-on.ts';
import { paymentsOf } from './payments.ts';
import { standingsOf, type Employer, type Her } from './standings.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const { work, invite, answer, withdrawAll } = standingsOf(api);
const pay = paymentsOf(api);
const opened = z.object({ id: z.number() });

interface Pair {
  readonly her: Her;
  readonly employer: Employer;
  readonly prospectId: string;
}

/** A worker who accepted the invitation of an employer. */
async function accepted(): Promise<Pair> {
  const [her, employer] = [await work.her(), await work.employer()];
  const prospectId = await invite(employer, her.phone);
  await answer(her, 'accepted');
  return { her, employer, prospectId };
}
const bought = ({ employer, prospectId }: Pair) => pay.paid(employer.token, prospectId, 18);

/** The bank takes the money of a payment back. */
async function takenBack(reference: string): Promise<void> {
  const { body } = await api.sandbox('POST', '/disputes', { reference });
  await api.sandbox('POST', `/disputes/${opened.parse(body).id}/resolve`, { resolution: 'auto-accepted' });
  await api.eventually(async () => expect(await pay.row(reference)).toMatchObject({ status: 'refunded' }));
}

it.each<[string, (pair: Pair) => Promise<unknown>, { status: string; ended_by: string | null }]>([
  ['stands, before a check', async () => undefined, { status: 'accepted', ended_by: null }],
  [
    'was withdrawn before a check',
    ({ her }) => withdrawAll(her),
    { status: 'accepted', ended_by: 'withdrawal' },
  ],
  ['stands, with a check under way', bought, { status: 'in_progress', ended_by: null }],
  [
    'was withdrawn from a check under way',
    async (pair) => {
      await bought(pair);
      await withdrawAll(pair.her);
    },
    { status: 'failed', ended_by: 'withdrawal' },
  ],
  [
    'ended with a block of the employer, which reads like a withdrawal',
    async (pair) => {
      await bought(pair);
      await work.writes(pair.her.phone, 'BLOCK');
    },
    { status: 'failed', ended_by: 'withdrawal' },
  ],
  [
    'stands, while the bank took the money of the check back',
    async (pair) => takenBack((await bought(pair)).reference),
    { status: 'failed', ended_by: 'refund' },
  ],
  [
    'was withdrawn after the bank had taken the money back',
    async (pair) => {
      await takenBack((await bought(pair)).reference);
      await withdrawAll(pair.her);
    },
    { status: 'failed', ended_by: 'refund' },
  ],
])('a request of which the yes %s', async (_which, happens, shown) => {
  const pair = await accepted();
  await happens(pair);
  const { requests } = await api.make(getDashboard, { token: pair.employer.token });
  expect(requests).toMatchObject([{ invitation_status: 'accepted', report_ended_at: null, ...shown }]);
});

it('the status of an invitation tells that its yes has ended', async () => {
  const pair = await accepted();
  const read = () =>
    api.make(getInvitationStatus, { token: pair.employer.token, params: { nannyId: pair.prospectId } });
  expect(await read()).toMatchObject({ status: 'accepted', yes_ended: false });
  await withdrawAll(pair.her);
  expect(await read()).toMatchObject({ status: 'accepted', yes_ended: true });
});

it('a request without a yes has no end of one', async () => {
  const [her, employer] = [await work.her(), await work.employer()];
  await invite(employer, her.phone);
  const read = async () => (await api.make(getDashboard, { token: employer.token })).requests;
  expect(await read()).toMatchObject([{ status: 'pending', ended_by: null }]);
  await answer(her, 'declined');
  expect(await read()).toMatchObject([{ status: 'failed', ended_by: null }]);
});

it('a yes that no check followed ends after 90 days', async () => {
  const { employer } = await accepted();
  expect(await loadDashboard(daysOn(api.ctx, 89), employer.id)).toMatchObject({
    requests: [{ status: 'accepted', ended_by: null }],
  });
  expect(await loadDashboard(daysOn(api.ctx, 90), employer.id)).toMatchObject({
    requests: [{ status: 'accepted', ended_by: 'expiry' }],
  });
});

it('both rows of a complete check say when its report ended, and no more after a withdrawal', async () => {
  const pair = await accepted();
  await bought(pair);
  const now = api.ctx.clock.now();
  await api.ctx.db.update(cases).set({ status: 'completed', completedAt: now, deliveredAt: now });
  const days = (count: number) => loadDashboard(daysOn(api.ctx, count), pair.employer.id);
  expect(await days(89)).toMatchObject({
    requests: [{ status: 'completed', ended_by: null, report_ended_at: null }],
    purchases: [{ report_ended_at: null }],
  });
  const report_ended_at = new Date(now.getTime() + 90 * DAY_MILLISECONDS).toISOString();
  expect(await days(91)).toMatchObject({
    requests: [{ status: 'completed', ended_by: null, report_ended_at }],
    purchases: [{ report_ended_at }],
  });
  await withdrawAll(pair.her);
  expect(await days(91)).toMatchObject({
    requests: [{ status: 'completed', ended_by: 'withdrawal', report_ended_at: null }],
    purchases: [{ consent: 'withdrawn', report_ended_at: null }],
  });
});

it('a request of which the complete check was paid back is not done', async () => {
  const pair = await accepted();
  const { reference } = await bought(pair);
  const now = api.ctx.clock.now();
  await api.ctx.db.update(cases).set({ status: 'completed', completedAt: now, deliveredAt: now });
  await takenBack(reference);
  const { requests } = await api.make(getDashboard, { token: pair.employer.token });
  expect(requests).toMatchObject([{ status: 'completed', ended_by: 'refund' }]);
});

it('a deeper check that is under way keeps a request open, whatever became of the first report', async () => {
  const pair = await accepted();
  const { reference } = await pay.paid(pair.employer.token, pair.prospectId, 16);
  const now = api.ctx.clock.now();
  const long = new Date(now.getTime() - 91 * DAY_MILLISECONDS);
  await api.ctx.db
    .update(cases)
    .set({ status: 'completed', completedAt: long, deliveredAt: long })
    .where(eq(cases.purchaseId, (await pay.row(reference)).id));
  await bought(pair);
  const { requests } = await api.make(getDashboard, { token: pair.employer.token });
  expect(requests).toMatchObject([{ status: 'completed', ended_by: null, report_ended_at: null }]);
});
