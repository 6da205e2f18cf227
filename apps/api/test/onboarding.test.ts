import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { getInvitation, getInvitationOwner, saveOnboarding } from '@repo/api-client/contract/onboarding';
import { changeProfile, getMe } from '@repo/api-client/contract/worker';
import { english } from '@repo/domain/refusals/english';
import { invitations } from '../src/db/schema/consents.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { beginWindow, HOUR_SECONDS } from './begin-window.ts';
import { useApi } from './use-api.ts';
import { referenceWorkOf, type TestWorker } from './reference-work.ts';

const api = await useApi();
const work = await referenceWorkOf(api);

const filled = {
  name: 'Amani Test',
  age: 30,
  gender: 'female',
  location: 'Nairobi',
  serviceType: 'nanny',
  experienceYears: 5,
  bio: 'I like children.',
};
const newcomer = () => work.signedIn({ name: null, serviceType: null, profileCompletedAt: null });
const save = ({ token }: TestWorker, body: object = filled) => api.make(saveOnboarding, { token, body });
const tryToSave = ({ token }: TestWorker, body: object) =>
  api.call('PUT', '/api/worker/onboarding', { token, body });

describe('an onboarding', () => {
  // spec: worker-onboarding/real, worker-entities/onboarding
  it('is kept as her own words, with the work as it is called everywhere', async () => {
    const worker = await newcomer();
    const record = await save(worker);
    expect(record).toMatchObject({
      name: 'Amani Test',
      age: 30,
      gender: 'female',
      location: 'Nairobi',
      service_type: 'Nanny',
      experience_years: 5,
      bio: 'I like children.',
      date_of_birth: null,
      profile_completed_at: null,
    });
    await expect(api.make(getMe, { token: worker.token })).resolves.toEqual(record);
    await expect(work.actionsOn(`worker:${worker.id}`)).resolves.toMatchObject([
      { action: 'profile-saved', details: { onboarding: true } },
    ]);
  });

  it.each([
    ['housekeeper', 'Housekeeper'],
    ['cook', 'Cook'],
    ['caregiver', 'Caregiver'],
  ])('as a %s is that of a %s', async (serviceType, service_type) => {
    await expect(save(await newcomer(), { ...filled, serviceType })).resolves.toMatchObject({ service_type });
  });

  it('again changes nothing', async () => {
    const worker = await newcomer();
    const record = await save(worker);
    const before = await work.workerRow(worker.id);
    await api.advance(60);
    await expect(save(worker, { ...filled, age: '30', experienceYears: '5' })).resolves.toEqual(record);
    await expect(work.workerRow(worker.id)).resolves.toEqual(before);
    const kept = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `worker:${worker.id}`));
    expect(kept).toHaveLength(1);
  });

  it('states an age that grows with the years; her date of birth goes before it', async () => {
    const worker = await newcomer();
    await save(worker);
    await expect(work.workerRow(worker.id)).resolves.toMatchObject({ statedAge: 30, dateOfBirth: null });
    const profile = {
      name: 'Amani Test',
      phone: worker.phone,
      location: 'Nairobi',
      national_id: '31970001',
    };
    const body = { ...profile, date_of_birth: '1990-01-01' };
    const record = await api.make(changeProfile, { token: worker.token, params: { id: worker.id }, body });
    expect(record.age).toBeGreaterThan(35);
    await expect(save(worker, { ...filled, age: 25 })).resolves.toMatchObject({ age: record.age });
    await expect(work.workerRow(worker.id)).resolves.toMatchObject({ dateOfBirth: '1990-01-01' });
  });

  it('may leave out what she says of herself, and corrects what an employer typed', async () => {
    const worker = await work.signedIn({ name: 'Amni Tset', serviceType: 'House Manager', bio: 'Old.' });
    const { bio: _, ...withoutBio } = filled;
    await expect(save(worker, { ...withoutBio, serviceType: 'House Manager' })).resolves.toMatchObject({
      name: 'Amani Test',
      service_type: 'House Manager',
      bio: null,
    });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'Name is required' }],
    ['no age', { age: '' }, { age: 'Age is required' }],
    ['an age that is none', { age: 'thirty' }, { age: 'Please enter a valid age' }],
    ['somebody under 18', { age: 17 }, { age: 'You must be at least 18 years old to register' }],
    ['somebody over 100', { age: 101 }, { age: 'Please enter a valid age' }],
    ['no gender', { gender: '' }, { gender: 'Gender is required' }],
    ['a gender that is not offered', { gender: 'x' }, { gender: english.choiceInvalid }],
    ['no location', { location: '' }, { location: 'Location is required' }],
    ['no work', { serviceType: '' }, { serviceType: 'Service type is required' }],
    ['work that is not offered', { serviceType: 'driver' }, { serviceType: english.choiceInvalid }],
    [
      'more years than the slider has',
      { experienceYears: 21 },
      { experienceYears: 'Please enter a valid number of years (0-20)' },
    ],
    [
      'half a year',
      { experienceYears: 0.5 },
      { experienceYears: 'Please enter a valid number of years (0-20)' },
    ],
  ])('with %s is refused at the field, and keeps nothing', async (_, change, fields) => {
    const worker = await newcomer();
    const answer = await tryToSave(worker, { ...filled, ...change });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body).toHaveProperty('fields', fields);
    await expect(work.workerRow(worker.id)).resolves.toMatchObject({ name: null, gender: null });
  });

  it.each(['verified', 'pending'])('keeps the name of an identity that is %s', async (smileStatus) => {
    const worker = await work.signedIn({ smileStatus });
    await expect(tryToSave(worker, { ...filled, name: 'Otieno Test' })).resolves.toMatchObject({
      status: 400,
      body: { fields: { name: english.identityFixed } },
    });
    await expect(save(worker)).resolves.toMatchObject({ name: 'Amani Test' });
  });
});

// spec: worker-onboarding/resend, worker-constants/resend
it('lets another code be asked for after 30 seconds, and a sign-in after 60', async () => {
  const phone = work.newPhone();
  const send = (place?: string) => api.call('POST', '/auth/send-code', { body: { phone, place } });
  await expect(send('onboarding')).resolves.toMatchObject({ status: 200, body: { resend_after: 30 } });
  await expect(send('onboarding')).resolves.toMatchObject({ status: 429 });
  await api.advance(31);
  await expect(send()).resolves.toMatchObject({ status: 429 });
  await expect(send('onboarding')).resolves.toMatchObject({ status: 200 });
  await api.advance(61);
  await expect(send()).resolves.toMatchObject({ status: 200, body: { resend_after: 60 } });
});

describe('the link of an invitation', () => {
  async function invited(name = 'Njeri') {
    const worker = await work.signedIn({ languageChosen: true });
    const employer = await api.signInEmployer(work.newPhone(), name);
    await api.make(initiateVerification, {
      token: employer,
      body: { name: 'Amani Test', phone: worker.phone, package_id: 17 },
    });
    const [row] = await api.ctx.db.select().from(invitations).where(eq(invitations.workerId, worker.id));
    return { worker, code: row?.code ?? '' };
  }
  const open = (code: string) => api.make(getInvitation, { params: { code } });

  const checked = ['identity', 'references', 'criminal_record', 'social_media', 'misconduct_registry'];
  const told = {
    inviter: 'Njeri',
    state: 'pending',
    checks: {
      en: checked.map((check) => ({ check, name: expect.any(String) })),
      sw: checked.map((check) => ({ check, name: expect.any(String) })),
    },
  };

  // spec: worker-onboarding/invite
  it('is in the message, and tells a first name, the checks and how it stands, nothing of the worker', async () => {
    const { worker, code } = await invited();
    await api.waitForSms(worker.phone, new RegExp(`/i/${code} Reply YES`));
    await expect(open(code)).resolves.toEqual(told);
    await expect(open(` ${code.toLowerCase()} `)).resolves.toMatchObject({ inviter: 'Njeri' });
    const answer = await api.call('GET', `/api/invitations/${code}`);
    expect(answer.body).toEqual(told);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('tells the first of several names, and nothing that could be a link', async () => {
    await expect(open((await invited('Wanjiru Kamau')).code)).resolves.toMatchObject({ inviter: 'Wanjiru' });
    await expect(open((await invited('12345')).code)).resolves.toMatchObject({ inviter: '' });
  });

  it('tells when it was answered, and when it has run out', async () => {
    const { worker, code } = await invited();
    const other = await invited();
    await api.writeSms(worker.phone, 'YES');
    await api.eventually(async () => expect(await open(code)).toMatchObject({ state: 'accepted' }));
    await api.advance(49 * 3600);
    await expect(open(other.code)).resolves.toEqual({
      inviter: 'Njeri',
      state: 'expired',
      checks: { en: [], sw: [] },
    });
  });

  describe('says to one who is signed in whether it was sent to her number', () => {
    const ask = (token: string, code: string) => api.make(getInvitationOwner, { token, params: { code } });

    it('yes to her, however it is spelled, also once it was answered or has ended', async () => {
      const { worker, code } = await invited();
      await expect(ask(worker.token, code)).resolves.toEqual({ is_mine: true });
      await expect(ask(worker.token, ` ${code.toLowerCase()} `)).resolves.toEqual({ is_mine: true });
      await api.writeSms(worker.phone, 'NO');
      await api.eventually(async () => expect(await open(code)).toMatchObject({ state: 'declined' }));
      await expect(ask(worker.token, code)).resolves.toEqual({ is_mine: true });
    });

    it('no to everybody else, with the same words as for a code that nobody was sent', async () => {
      const { code } = await invited();
      const other = await invited();
      const newOne = await newcomer();
      for (const { token } of [other.worker, newOne]) {
        const answer = await api.call('GET', `/api/worker/invitations/${code}`, { token });
        const unknown = await api.call('GET', '/api/worker/invitations/ABCDEFGH23', { token });
        expect(answer.status).toBe(404);
        expect(answer.body).toEqual(unknown.body);
      }
    });

    it('nothing to who is not signed in, or is an employer', async () => {
      const { code } = await invited();
      const employer = await api.signInEmployer(work.newPhone());
      for (const caller of [{}, { token: employer }])
        await expect(api.call('GET', `/api/worker/invitations/${code}`, caller)).resolves.toMatchObject({
          status: 401,
        });
    });
  });

  it('tells a no, and a yes that she took back, and nothing of a block', async () => {
    const [declined, blocked] = [await invited(), await invited()];
    await api.writeSms(declined.worker.phone, 'NO');
    await api.eventually(async () =>
      expect(await open(declined.code)).toMatchObject({ state: 'declined', checks: { en: [], sw: [] } }),
    );
    await api.writeSms(blocked.worker.phone, 'YES');
    await api.eventually(async () => expect(await open(blocked.code)).toMatchObject({ state: 'accepted' }));
    await api.writeSms(blocked.worker.phone, 'BLOCK 1');
    await api.eventually(async () =>
      expect(await open(blocked.code)).toMatchObject({
        state: 'consent_withdrawn',
        checks: { en: [], sw: [] },
      }),
    );
  });

  it.each(['ABCDEFGH23', 'x', "' or 1=1", '%', '🙂'])(
    'that nobody was sent, %s, is not found',
    async (code) => {
      await expect(api.call('GET', `/api/invitations/${encodeURIComponent(code)}`)).resolves.toMatchObject({
        status: 404,
        body: { message: expect.stringMatching(/not found/i) },
      });
    },
  );

  it('cannot be guessed: an address that tries many has to wait', async () => {
    await beginWindow(api, HOUR_SECONDS);
    const codes = Array.from({ length: 61 }, (_each, number) => `GUESS${String(number).padStart(5, '0')}`);
    const answers = await Promise.all(codes.map((code) => api.call('GET', `/api/invitations/${code}`)));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
