import { describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { createNanny } from '@repo/api-client/contract/nannies';
import { reports } from '../src/db/schema/cases.ts';
import { paymentsOf } from './payments.ts';
import { SECRETS, standingsOf, TYPED } from './standings.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const { work, invite, answer, withdrawAll } = standingsOf(api);
const pay = paymentsOf(api);

describe('an employer to whom her yes stands', () => {
  it('sees her profile by both ids, and after the withdrawal of a report that was bought its code alone', async () => {
    const her = await work.her({ ...SECRETS, slug: null, listed: false });
    const employer = await work.employer();
    const prospectId = await invite(employer, her.phone);
    await answer(her, 'accepted');
    for (const id of [her.id, prospectId])
      expect(await api.call('GET', `/nannies/${id}`, { token: employer.token })).toMatchObject({
        status: 200,
        body: { id: her.id, name: SECRETS.name, location: SECRETS.location },
      });
    await pay.paid(employer.token, prospectId, 18);
    const [report] = await api.ctx.db.select().from(reports);
    expect(report).toBeDefined();
    await withdrawAll(her);
    expect(await api.call('GET', `/nannies/${her.id}`, { token: employer.token })).toMatchObject({
      status: 200,
      body: { id: prospectId, ...TYPED },
    });
  });

  it('stays one subject in the dashboard: by her own id, and after its end by the words of the employer', async () => {
    const her = await work.her({ ...SECRETS, slug: null, listed: true });
    const employer = await work.employer();
    const prospectId = await invite(employer, her.phone);
    await answer(her, 'accepted');
    await pay.paid(employer.token, prospectId, 18);
    const rows = async () => {
      const { requests, purchases } = await api.make(getDashboard, { token: employer.token });
      return [...requests, ...purchases].map(({ nanny_id, worker_name }) => [nanny_id, worker_name]);
    };
    expect(await rows()).toEqual([
      [her.id, SECRETS.name],
      [her.id, SECRETS.name],
    ]);
    await withdrawAll(her);
    expect(await rows()).toEqual([
      [prospectId, TYPED.name],
      [prospectId, SECRETS.name],
    ]);
  });
});

describe('a listed worker behind an invited number', () => {
  it('can be bought a check for by her own id, and no row tells that the number is hers', async () => {
    const her = await work.her({ ...SECRETS, slug: null, listed: true });
    const employer = await work.employer();
    const prospectId = await invite(employer, her.phone);
    await pay.paid(employer.token, her.id, 16);
    const { requests, purchases } = await api.make(getDashboard, { token: employer.token });
    expect(requests).toMatchObject([
      { nanny_id: prospectId, prospect_id: prospectId, worker_name: TYPED.name },
    ]);
    expect(purchases).toMatchObject([{ nanny_id: her.id, worker_name: SECRETS.name }]);
  });

  it('cannot be bought a check for by a prospect that was prepared and never invited', async () => {
    const her = await work.her({ ...SECRETS, slug: null, listed: true });
    const employer = await work.employer();
    const { id } = await api.make(createNanny, {
      token: employer.token,
      body: { ...TYPED, phone: her.phone },
    });
    expect((await pay.tryToBuy(employer.token, id, 18)).status).toBe(404);
  });
});
