import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import {
  changeInvitation,
  getInvitationStatus,
  initiateVerification,
  withdrawInvitation,
} from '@repo/api-client/contract/invitations';
import { listWorkerNotifications, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { consentRequests, consents } from '../src/db/schema/consents.ts';
import { useApi } from './use-api.ts';

const EMPLOYER = '+254700001300';
const api = await useApi();
const token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
const stranger = await api.signInEmployer('+254700001301', 'Otieno Test');

const invite = async (phone: string, package_id = 16) =>
  (await api.make(initiateVerification, { token, body: { name: 'Amani Test', phone, package_id } })).nanny.id;
const number = async (phone: string) => (await api.waitForSms(phone, /Reply YES (\d+) or NO \1/))[1] ?? '';
const statusOf = (nannyId: string) => api.make(getInvitationStatus, { token, params: { nannyId } });
const withdraw = (nannyId: string) => api.make(withdrawInvitation, { token, params: { nannyId } });
const change = (nannyId: string, package_id: number) =>
  api.make(changeInvitation, { token, params: { nannyId }, body: { package_id } });
const consentsOf = async (phone: string) =>
  api.ctx.db
    .select()
    .from(consents)
    .where(eq(consents.workerId, await api.workerIdOf(phone)));

describe('an invitation that its employer withdraws', () => {
  it('is gone from her app, which says so, and a later YES opens nothing and is answered', async () => {
    const phone = '+254700001302';
    const nanny = await invite(phone);
    const asked = await number(phone);
    await expect(withdraw(nanny)).resolves.toMatchObject({ message: /^Invitation withdrawn/ });
    expect(await statusOf(nanny)).toMatchObject({ status: 'withdrawn', answered_at: null });
    await api.writeSms(phone, `YES ${asked}`);
    await api.waitForSms(phone, /question was taken back.*nothing to answer/);
    expect(await consentsOf(phone)).toEqual([]);
    expect(await statusOf(nanny)).toMatchObject({ status: 'withdrawn' });
    const worker = await api.signInWorker(phone);
    expect((await api.make(listWorkerRequests, { token: worker })).requests).toEqual([]);
    const { notifications } = await api.make(listWorkerNotifications, { token: worker });
    expect(notifications.map(({ kind }) => kind)).toContain('request_withdrawn');
    const { requests } = await api.make(getDashboard, { token });
    expect(requests.find(({ nanny_id }) => nanny_id === nanny)).toMatchObject({
      status: 'failed',
      invitation_status: 'withdrawn',
    });
  });

  it('makes room for a new one, and is no refusal of hers', async () => {
    const phone = '+254700001303';
    const nanny = await invite(phone);
    await withdraw(nanny);
    expect(await invite(phone)).toBe(nanny);
    expect(await statusOf(nanny)).toMatchObject({ status: 'pending' });
  });

  it('is hers alone to withdraw, and only while it is open', async () => {
    const phone = '+254700001304';
    const nanny = await invite(phone);
    const path = `/api/employer/invitations/${nanny}/withdraw`;
    expect(await api.call('POST', path, { token: stranger })).toMatchObject({ status: 404 });
    await api.writeSms(phone, `YES ${await number(phone)}`);
    await api.eventually(async () => expect(await statusOf(nanny)).toMatchObject({ status: 'accepted' }));
    expect(await api.call('POST', path, { token })).toMatchObject({
      status: 409,
      body: { message: 'This invitation is not open any more, so it cannot be changed.' },
    });
    const again = `/api/employer/invitations/${nanny}/package`;
    expect(await api.call('POST', again, { token, body: { package_id: 18 } })).toMatchObject({ status: 409 });
    expect(await statusOf(nanny)).toMatchObject({ status: 'accepted', package_id: 16 });
  });

  it('is withdrawn or answered, never both, when that happens at the same moment', async () => {
    const phone = '+254700001305';
    const nanny = await invite(phone);
    const asked = await number(phone);
    await Promise.all([
      api.call('POST', `/api/employer/invitations/${nanny}/withdraw`, { token }),
      api.writeSms(phone, `YES ${asked}`),
    ]);
    await api.eventually(async () => expect((await statusOf(nanny)).status).not.toBe('pending'));
    const given = (await consentsOf(phone)).length;
    expect(given).toBe((await statusOf(nanny)).status === 'accepted' ? 1 : 0);
  });
});

describe('an open invitation whose package is changed', () => {
  it('asks anew for a deeper package: the old question is closed, and the new words are the consent', async () => {
    const phone = '+254700001306';
    const nanny = await invite(phone, 16);
    const old = await number(phone);
    await expect(change(nanny, 18)).resolves.toMatchObject({ package_id: 18, sms_sent: true });
    await api.eventually(async () => expect(await api.received(phone)).toHaveLength(2));
    const rows = await api.ctx.db.select().from(consentRequests).where(eq(consentRequests.phone, phone));
    expect(rows.map(({ status, level }) => `${status} ${level}`).toSorted()).toEqual([
      'open premium',
      'withdrawn lite',
    ]);
    await api.writeSms(phone, `YES ${old}`);
    const fresh = rows.find(({ status }) => status === 'open');
    await api.waitForSms(phone, new RegExp(`question was taken back.*Still open: ${fresh?.number} `));
    expect(await consentsOf(phone)).toEqual([]);
    await api.writeSms(phone, `YES ${fresh?.number}`);
    await api.eventually(async () =>
      expect(await consentsOf(phone)).toMatchObject([{ level: 'premium', text: fresh?.text }]),
    );
    expect(await statusOf(nanny)).toMatchObject({ status: 'accepted', package_id: 18 });
  });

  it('writes nobody for a package that the question covers, and back again', async () => {
    const phone = '+254700001307';
    const nanny = await invite(phone, 18);
    await number(phone);
    await expect(change(nanny, 16)).resolves.toMatchObject({ package_id: 16, sms_sent: false });
    expect(await statusOf(nanny)).toMatchObject({ status: 'pending', package_id: 16 });
    await expect(change(nanny, 18)).resolves.toMatchObject({ package_id: 18, sms_sent: false });
    await expect(change(nanny, 18)).resolves.toMatchObject({ package_id: 18, sms_sent: false });
    expect(await api.received(phone)).toHaveLength(1);
  });

  it('cannot be changed to a package that is not on sale', async () => {
    const nanny = await invite('+254700001308');
    const path = `/api/employer/invitations/${nanny}/package`;
    expect(await api.call('POST', path, { token, body: { package_id: 99 } })).toMatchObject({ status: 400 });
    expect(await statusOf(nanny)).toMatchObject({ status: 'pending', package_id: 16 });
  });
});
