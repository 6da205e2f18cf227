import { describe, expect, it } from 'vitest';
import { listWorkerConsents } from '@repo/api-client/contract/worker-app';
import { eq } from 'drizzle-orm';
import { cases } from '../src/db/schema/cases.ts';
import { employers } from '../src/db/schema/people.ts';
import { paymentsOf } from './payments.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';
import { written } from './written.ts';

const DAY_SECONDS = 86_400;
const api = await useApi();
const work = workerAppWorkOf(api);
const pay = paymentsOf(api);

type Her = Awaited<ReturnType<typeof work.her>>;
type Employer = Awaited<ReturnType<typeof work.employer>>;

const agreesTo = async (her: Her, employer: Employer, packageId: number) => {
  await work.invites(employer, her.phone, packageId);
  const [request] = await work.requests(her.token);
  await work.answer(her.token, request?.id ?? '', 'accepted');
};
const casesOf = (her: Her) => api.ctx.db.select().from(cases).where(eq(cases.workerId, her.id));

describe('a yes', () => {
  it.each([
    ['to Lite', 16, 16, 'lite'],
    ['to Standard', 17, 16, 'lite'],
    ['to Standard', 17, 19, 'standard'],
    ['to Premium', 18, 17, 'standard'],
    ['to Premium', 18, 20, 'premium'],
  ] as const)('%s (%i) starts package %i without a question', async (_, agreed, bought, level) => {
    const [her, employer] = [await work.her(), await work.employer()];
    await agreesTo(her, employer, agreed);
    await pay.paid(employer.token, her.id, bought);
    expect(await casesOf(her)).toMatchObject([{ level }]);
    expect(await work.requests(her.token)).toMatchObject([{ kind: 'invitation', status: 'accepted' }]);
  });

  it.each([
    ['to Lite', 16, 17, /social media/],
    ['to Lite', 16, 18, /health, work history/],
    ['to Standard', 17, 20, /health, work history/],
  ] as const)('%s (%i) opens nothing of package %i: she is asked again', async (_, agreed, bought, named) => {
    const [her, employer] = [await work.her(), await work.employer()];
    await agreesTo(her, employer, agreed);
    await pay.paid(employer.token, her.id, bought);
    expect(await casesOf(her)).toEqual([]);
    await api.waitForSms(her.phone, named);
    const [asked] = await work.requests(her.token);
    expect(asked).toMatchObject({ kind: 'consent', status: 'pending' });
    await work.answer(her.token, asked?.id ?? '', 'accepted');
    expect(await casesOf(her)).toHaveLength(1);
  });

  it('to Lite and a NO to Premium: the payment goes back, and Lite can still be bought', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await agreesTo(her, employer, 16);
    const premium = await pay.paid(employer.token, her.id, 18);
    const [asked] = await work.requests(her.token);
    await work.answer(her.token, asked?.id ?? '', 'declined');
    await api.eventually(async () =>
      expect(await pay.row(premium.reference)).toMatchObject({ status: 'refunded' }),
    );
    expect(await pay.tryToBuy(employer.token, her.id, 17)).toMatchObject({ status: 409 });
    await pay.paid(employer.token, her.id, 16);
    expect(await casesOf(her)).toMatchObject([{ level: 'lite' }]);
  });

  it.each([
    [89, 'starts', 1],
    [90, 'asks again', 0],
  ])('after %i days %s', async (days, _, opened) => {
    const her = await work.her();
    const { phone } = await work.employer();
    const employer = { id: '', phone, token: await api.signInEmployer(phone, 'Njeri Test') };
    await agreesTo(her, employer, 17);
    await api.advance(days * DAY_SECONDS);
    await pay.paid(await api.signInEmployer(phone, 'Njeri Test'), her.id, 17);
    expect(await casesOf(her)).toHaveLength(opened);
  });
});

describe('the consent', () => {
  it('says until when and how deep, and keeps the name that the employer had then', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await agreesTo(her, employer, 16);
    await api.ctx.db.update(employers).set({ name: 'Somebody Else' }).where(eq(employers.id, employer.id));
    const { consents } = await api.make(listWorkerConsents, { token: her.token });
    expect(consents).toMatchObject([{ employerName: 'Njeri Test', level: 'lite' }]);
    const [given] = consents;
    expect(Date.parse(given?.expires_at ?? '') - Date.parse(given?.given_at ?? '')).toBe(
      90 * DAY_SECONDS * 1000,
    );
  });

  it('shows and sends no rank, provider, number or link out of the name of an employer', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await api.ctx.db
      .update(employers)
      .set({ name: 'Inspector Otieno *334# M-PESA win.test/x' })
      .where(eq(employers.id, employer.id));
    await work.invites(employer, her.phone, 16);
    const shown = written([await work.requests(her.token), await work.notifications(her.token)]);
    const [text = ''] = await api.waitForSms(her.phone, /^Amini: Otieno .*asks to check you/);
    for (const said of [shown, text]) expect(said).not.toMatch(/Inspector|334|M-PESA|win\.test/);
  });
});
