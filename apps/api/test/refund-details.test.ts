import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { retryRefund } from '@repo/api-client/contract/refunds';
import { english } from '@repo/domain/refusals/english';
import { opsMembers } from '../src/db/schema/people.ts';
import { refundDetails } from '../src/db/schema/refund-details.ts';
import { executeRefund } from '../src/services/refunds/execute-refund.ts';
import { DAY_MILLISECONDS } from './days-on.ts';
import { DETAILS, DIFFERENT, heldUpRefundsOf } from './held-up-refunds.ts';
import { paymentsOf } from './payments.ts';
import { refundWorkOf } from './refund-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const pay = paymentsOf(api);
const { refundOf, auditOf, expectRefundedOnce } = refundWorkOf(api);
const teamWork = teamWorkOf(api);
const { heldUp, list, retry, enter, entriesOf, openEntriesOf, teamLinesOf, team, colleague } =
  await heldUpRefundsOf(api, pay);
beforeEach(async () => {
  await pay.heal();
});

const refusal = (code: 'secondLookByAnother' | 'refundDetailsDiffer' | 'refundNotWaiting') => ({
  status: 409,
  body: { message: english[code] },
});

describe('the account of the payer', () => {
  it('shows in the list when it was entered, until the refund is continued', async () => {
    const { id } = await heldUp();
    const shownIn = async (status?: string) => (await list(status)).find((each) => each.id === id);
    const none = { details_entered_at: null };
    expect(await shownIn()).toMatchObject(none);
    const { token: first } = await teamWork.member('finance', 'Auma Test');
    await enter(id, DETAILS, first);
    const [entry] = await entriesOf(id);
    expect(await shownIn()).toMatchObject({ details_entered_at: entry?.enteredAt.toISOString() });
    expect(await retry(id)).toMatchObject({ status: 200 });
    expect(await shownIn('all')).toMatchObject(none);
  });

  it.each([
    ['other details of a colleague', DIFFERENT, 'colleague', 'refundDetailsDiffer'],
    ['another bank of a colleague', { ...DETAILS, bank_id: '10' }, 'colleague', 'refundDetailsDiffer'],
    ['the same of the same member', DETAILS, 'team', 'secondLookByAnother'],
  ] as const)('is not sent after %s, and the first entry stays', async (_what, body, by, code) => {
    const { reference, id } = await heldUp();
    await enter(id);
    const before = await entriesOf(id);
    expect(await retry(id, body, { team, colleague }[by])).toMatchObject(refusal(code));
    expect(await entriesOf(id)).toEqual(before);
    expect(await refundOf(reference)).toMatchObject({ status: 'needs-attention', askingUntil: null });
    expect(await auditOf(reference)).not.toContain('refund-retried');
    expect(await retry(id, DETAILS, colleague)).toMatchObject({ status: 200 });
    await expectRefundedOnce(reference);
  });

  it('is corrected by the member who entered it', async () => {
    const { reference, id } = await heldUp();
    await enter(id);
    await enter(id, DIFFERENT);
    expect(await retry(id, DETAILS, colleague)).toMatchObject(refusal('refundDetailsDiffer'));
    expect(await retry(id, DIFFERENT, colleague)).toMatchObject({ status: 200 });
    await expectRefundedOnce(reference);
  });

  it.each([
    ['is agreed to a minute before its day is over', DAY_MILLISECONDS - 60_000, { standing: 'decided' }],
    ['is a first entry again after its day', DAY_MILLISECONDS, { standing: 'second_look' }],
  ])('%s', async (_what, age, refund) => {
    const { id } = await heldUp();
    await enter(id);
    await api.ctx.db
      .update(refundDetails)
      .set({ enteredAt: new Date(api.ctx.clock.now().getTime() - age) })
      .where(eq(refundDetails.refundId, id));
    expect(await retry(id, DETAILS, colleague)).toMatchObject({ status: 200, body: { refund } });
  });

  it('loses its fingerprint at the next poll after its day', async () => {
    const { id } = await heldUp();
    await enter(id);
    expect(await executeRefund(api.ctx, id, 'due')).toBe('done');
    expect(await openEntriesOf(id)).toHaveLength(1);
    await api.ctx.db
      .update(refundDetails)
      .set({ enteredAt: new Date(api.ctx.clock.now().getTime() - DAY_MILLISECONDS) })
      .where(eq(refundDetails.refundId, id));
    expect(await executeRefund(api.ctx, id, 'due')).toBe('done');
    expect(await entriesOf(id)).toMatchObject([{ fingerprint: null, endedAt: expect.any(Date) as unknown }]);
  });

  it.each([
    ['left the team', { status: 'left' }],
    ['works no money any more', { role: 'agent' }],
  ] as const)('does not count after its member %s', async (_what, change) => {
    const { id } = await heldUp();
    const first = await teamWork.member('finance');
    await enter(id, DETAILS, first.token);
    await api.ctx.db.update(opsMembers).set(change).where(eq(opsMembers.id, first.id));
    expect((await list()).find((each) => each.id === id)).toMatchObject({ details_entered_at: null });
    await enter(id, DETAILS, colleague);
  });

  it('of another refund is another entry', async () => {
    const [one, other] = [await heldUp(), await heldUp()];
    await enter(one.id);
    await enter(other.id, DETAILS, colleague);
    const prints = [...(await entriesOf(one.id)), ...(await entriesOf(other.id))].map(
      ({ fingerprint }) => fingerprint,
    );
    expect(new Set(prints).size).toBe(2);
  });
});

describe('at the same moment', () => {
  const statuses = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  it('two members agree, and one of them continues the refund', async () => {
    const { reference, id } = await heldUp();
    const { token: third } = await teamWork.member('finance');
    await enter(id);
    await pay.faults({ delay_ms: 200 });
    const answers = await Promise.all([retry(id, DETAILS, colleague), retry(id, DETAILS, third)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('refundNotWaiting'));
    await expectRefundedOnce(reference);
    expect(await retry(id, DETAILS, third)).toMatchObject(refusal('refundNotWaiting'));
    expect((await teamLinesOf(reference)).filter(({ action }) => action === 'refund-retried')).toHaveLength(
      1,
    );
  });

  it('two members enter the same: one is first, and the other agrees', async () => {
    const { reference, id } = await heldUp();
    const answers = await Promise.all([retry(id), retry(id, DETAILS, colleague)]);
    expect(statuses(answers)).toEqual([200, 200]);
    const standings = answers.map(({ body }) => retryRefund.answer.parse(body).refund.standing);
    expect(new Set(standings)).toEqual(new Set(['second_look', 'decided']));
    await expectRefundedOnce(reference);
  });

  it('two members enter different details: one is first, and the other hears it', async () => {
    const { id } = await heldUp();
    const answers = await Promise.all([retry(id), retry(id, DIFFERENT, colleague)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('refundDetailsDiffer'));
    expect(await openEntriesOf(id)).toHaveLength(1);
  });

  it('one member enters the same twice: nothing is sent', async () => {
    const { reference, id } = await heldUp();
    expect(statuses(await Promise.all([retry(id), retry(id)]))).toEqual([200, 409]);
    expect(await auditOf(reference)).not.toContain('refund-retried');
  });
});

describe('the database', () => {
  it('refuses that a member agrees to the own entry', async () => {
    const { id } = await heldUp();
    await enter(id);
    const alone = api.owner.execute(
      sql`update refund_details set agreed_by = entered_by, agreed_at = now() where refund_id = ${id}`,
    );
    await expect(alone).rejects.toMatchObject({ cause: { constraint: 'refund_details_by_two' } });
  });

  it('refuses a second open entry of a refund, and an ended one with its fingerprint', async () => {
    const { id } = await heldUp();
    await enter(id);
    const again = api.owner.execute(
      sql`insert into refund_details (refund_id, fingerprint, entered_by, entered_at)
        select refund_id, fingerprint, entered_by, entered_at from refund_details where refund_id = ${id}`,
    );
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'refund_details_one_open' } });
    const ended = api.ctx.db
      .update(refundDetails)
      .set({ endedAt: new Date() })
      .where(eq(refundDetails.refundId, id));
    await expect(ended).rejects.toMatchObject({ cause: { constraint: 'refund_details_ended' } });
  });
});
