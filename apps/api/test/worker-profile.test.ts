import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getNanny, listNannies, searchByNumber } from '@repo/api-client/contract/nannies';
import { changeProfile, getMe } from '@repo/api-client/contract/worker';
import { english } from '@repo/domain/refusals/english';
import { workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { useApi } from './use-api.ts';
import { filled, optional, PHONE, required, signInPerson } from './profile-work.ts';

const worker = (phone: string) => signInPerson(api, phone);
const api = await useApi();
const amani = await worker(PHONE);
const employer = await api.signInEmployer('+254700000699');

const empty = Object.fromEntries(Object.keys(optional).map((field) => [field, null]));

const save = (body: object, { token, id } = amani) =>
  api.make(changeProfile, { token, params: { id }, body });
const tryToSave = (body: object, { token, id } = amani) =>
  api.call('PUT', `/api/nannies/${id}`, { token, body });
const me = ({ token } = amani) => api.make(getMe, { token });
const rowOf = async ({ id } = amani) => {
  const [row] = await api.ctx.db.select().from(workers).where(eq(workers.id, id));
  return row;
};
const change = (columns: Partial<typeof workers.$inferInsert>, { id } = amani) =>
  api.ctx.db.update(workers).set(columns).where(eq(workers.id, id));
const saves = ({ id } = amani) =>
  api.ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'profile-saved'), eq(auditLog.subject, `worker:${id}`)))
    .orderBy(desc(auditLog.id));

describe('a first save', () => {
  // spec: worker-entities/record-figures
  it('completes the profile, earns what a recent profile earns, and lets employers find her', async () => {
    const new_ = await worker('+254700000601');
    const mine = { ...required, phone: '+254700000601', national_id: '00000601' };
    const before = await api.make(listNannies, { token: employer });
    expect(before.map(({ id }) => id)).not.toContain(new_.id);

    const record = await save(mine, new_);
    expect(record).toMatchObject({ ...mine, ...empty, age: 30, trust_score: 5, trustScore: 5 });
    expect(record.trust_score_breakdown).toContainEqual({
      component: 'recent_profile',
      points: 5,
      max: 5,
      state: 'earned',
      earned_at: record.profileUpdatedAt,
    });
    expect(record.profile_completed_at).not.toBeNull();
    expect(record.profileUpdatedAt).toBe(record.profile_completed_at);
    await expect(me(new_)).resolves.toEqual(record);
    await expect(rowOf(new_)).resolves.toMatchObject({ trustScore: 5, trustReviewAt: expect.any(Date) });
    await expect(saves(new_)).resolves.toMatchObject([
      {
        actor: `worker:${new_.id}`,
        details: { fields: 'name,location,date_of_birth,national_id' },
      },
    ]);
    const after = await api.make(listNannies, { token: employer });
    expect(after.map(({ id }) => id)).toContain(new_.id);
  });

  it('that is refused leaves the account as it was', async () => {
    const new_ = await worker('+254700000602');
    const before = await rowOf(new_);
    await expect(tryToSave({ name: 'Amani Test' }, new_)).resolves.toMatchObject({ status: 400 });
    await expect(rowOf(new_)).resolves.toEqual(before);
    await expect(saves(new_)).resolves.toEqual([]);
  });
});

describe('a profile', () => {
  // spec: worker-calls/save-answer, worker-calls/edit, worker-entities/record-figures
  // spec: worker-entities/profile
  it('is answered as it was saved, and read back the same', async () => {
    const record = await save({ ...filled, bio: ' I like children. ', national_id: '3190 0600' });
    expect(record).toMatchObject({ ...filled, serviceType: 'Nanny', experience: 4 });
    await expect(me()).resolves.toEqual(record);
  });

  // spec: worker-entities/other-names
  it('tells her what employers read of her, as their own answer does', async () => {
    const phone = '+254700000603';
    const her = await worker(phone);
    const { shown_to_employers: shown } = await save(
      {
        ...filled,
        phone,
        national_id: '00000603',
        location: 'Shelter House, Nyali, Mombasa',
        bio: 'Call me on 0700 000 603',
      },
      her,
    );
    expect(shown).toMatchObject({
      location: 'Nyali, Mombasa',
      bio: 'Call me on',
      phone: expect.not.stringContaining('000603'),
    });
    const read = await api.make(getNanny, { token: employer, params: { id: her.id } });
    expect(shown).toEqual(read);
    expect((await me(her)).shown_to_employers).toEqual(read);
  });

  it('may be sent under other names, and its own names come first', async () => {
    const other = {
      full_name: 'Amani Other',
      phone_number: '0700 000 600',
      city: 'Mombasa',
      birth_date: '1995-05-01',
      id_number: '00000609',
      job_type: 'cook',
      biography: 'I cook.',
      skill_set: 'Cakes',
    };
    await expect(save(other)).resolves.toMatchObject({
      name: 'Amani Other',
      phone: PHONE,
      location: 'Mombasa',
      date_of_birth: '1995-05-01',
      national_id: '00000609',
      service_type: 'Cook',
      bio: 'I cook.',
      skills: 'Cakes',
    });
    await expect(save({ ...other, ...filled })).resolves.toMatchObject(filled);
  });

  it('keeps what is left out', async () => {
    await save(filled);
    await expect(save({ location: 'Mombasa' })).resolves.toMatchObject({ ...filled, location: 'Mombasa' });
  });

  // spec: worker-entities/optional
  it.each([
    ['null', empty],
    ['an empty text', Object.fromEntries(Object.keys(optional).map((field) => [field, '']))],
  ])('is emptied by %s', async (_, nothing) => {
    await save(filled);
    await expect(save({ ...required, ...nothing })).resolves.toMatchObject({ ...required, ...empty });
  });

  it('takes years of experience as a number or as a field’s text', async () => {
    await expect(save({ experience_years: '12' })).resolves.toMatchObject({ experience_years: 12 });
    await expect(save({ experience_years: 0 })).resolves.toMatchObject({ experience_years: 0 });
  });

  it('of two devices that save at once keeps the fields of both', async () => {
    await save({ ...required, ...empty });
    await Promise.all([save({ bio: 'Kind.' }), save({ skills: 'Cakes' }), save({ education: 'Other' })]);
    await expect(me()).resolves.toMatchObject({ bio: 'Kind.', skills: 'Cakes', education: 'Other' });
  });

  it('counts as recent again once it is edited', async () => {
    await save({ ...required, ...empty });
    await change({ profileUpdatedAt: new Date('2020-01-01') });
    await expect(me()).resolves.toMatchObject({ trust_score: 0 });
    const first = (await rowOf())?.profileCompletedAt;
    await expect(save({ bio: 'Back again.' })).resolves.toMatchObject({ trust_score: 5 });
    await expect(rowOf()).resolves.toMatchObject({ trustScore: 5, profileCompletedAt: first });
  });

  it('keeps what an employer wrote of her work, though no list has it', async () => {
    await change({ serviceType: 'Night nurse' });
    await expect(save({ bio: 'Awake.' })).resolves.toMatchObject({ service_type: 'Night nurse' });
  });
});

describe('the audit log', () => {
  it('tells which fields were saved, and nothing of what is in them', async () => {
    await save({ ...required, ...empty });
    const before = (await saves()).length;
    await save({ email: 'amani@test.example', experience_years: 7 });
    const [last, ...others] = await saves();
    expect(others).toHaveLength(before);
    expect(last).toMatchObject({ details: { fields: 'email,experience_years' } });
  });

  it('has no line of a save that changed nothing: a repeated one is the same one', async () => {
    await save(filled);
    const [lines, row] = [await saves(), await rowOf()];
    await Promise.all([save(filled), save({ ...filled, phone: '0700000600', national_id: '319 00600' })]);
    await expect(saves()).resolves.toEqual(lines);
    await expect(rowOf()).resolves.toEqual(row);
  });
});

describe('her National ID', () => {
  it('is encrypted, and for an employer masked', async () => {
    await save(filled);
    const row = await rowOf();
    expect(JSON.stringify(row)).not.toContain(filled.national_id);
    expect(api.ctx.secrets.open(row?.nationalIdCipher ?? '')).toBe(filled.national_id);
    const seen = await api.make(getNanny, { token: employer, params: { id: amani.id } });
    expect(seen).toMatchObject({ national_id: '•••••600', id_number: '•••••600' });
    expect(seen.phone).not.toBe(PHONE);
  });

  it('finds her when it is typed in whole, in any spelling', async () => {
    await save({ ...filled, national_id: '2 0000-600' });
    for (const query of ['20000600', '2000 0600']) {
      const found = await api.make(searchByNumber, { token: employer, body: { query } });
      expect(found.map(({ id }) => id)).toEqual([amani.id]);
    }
    await save(filled);
  });

  describe('from before its rule', () => {
    const old = 'A12';
    const keep = (smileStatus: string) =>
      change({ nationalIdCipher: api.ctx.secrets.seal(old), nationalIdLast3: null, smileStatus });

    it('is still read, and asked for anew with the next save', async () => {
      await save(filled);
      await keep('not_verified');
      await expect(me()).resolves.toMatchObject({ national_id: old });
      await expect(tryToSave({ bio: 'Kind.' })).resolves.toMatchObject({
        status: 400,
        body: { fields: { national_id: english.nationalIdInvalid } },
      });
      await expect(save(filled)).resolves.toMatchObject(filled);
    });

    it.each(['verified', 'pending'])('stays where her identity is %s with it', async (smileStatus) => {
      await save(filled);
      await keep(smileStatus);
      await expect(save({ bio: 'Kind.' })).resolves.toMatchObject({ national_id: old, bio: 'Kind.' });
      await expect(tryToSave({ national_id: 'B12' })).resolves.toMatchObject({
        status: 400,
        body: { fields: { national_id: english.identityFixed } },
      });
      await change({ smileStatus: 'not_verified' });
      await save(filled);
    });
  });

  it('is one account’s alone, also when two save it at once', async () => {
    await save(filled);
    const other = await worker('+254700000610');
    const theirs = { ...required, phone: '+254700000610' };
    await expect(tryToSave(theirs, other)).resolves.toMatchObject({
      status: 409,
      body: { error: english.nationalIdTaken, fields: { national_id: english.nationalIdTaken } },
    });
    await expect(me(other)).resolves.toMatchObject({ name: null, profile_completed_at: null });

    const third = await worker('+254700000611');
    const answers = await Promise.all([
      tryToSave({ ...theirs, national_id: '00000611' }, other),
      tryToSave({ ...required, phone: '+254700000611', national_id: '00000611' }, third),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each(['319-00-600', '31900600.', '031900600', '３１９００６００'])(
    'is the same number as %s: of one account, and found by it',
    async (spelling) => {
      await save(filled);
      const other = await worker('+254700000615');
      const theirs = { ...required, phone: '+254700000615', national_id: spelling };
      await expect(tryToSave(theirs, other)).resolves.toMatchObject({ status: 409 });
      const found = await api.make(searchByNumber, { token: employer, body: { query: spelling } });
      expect(found.map(({ id }) => id)).toEqual([amani.id]);
    },
  );

  it('that an earlier version kept with the zeros before it is still one account’s, and found', async () => {
    const kept = '00031961';
    await save({ ...filled, national_id: kept });
    await change({ nationalIdHash: api.ctx.secrets.fingerprint('national-id', kept) });
    const other = await worker('+254700000616');
    const theirs = { ...required, phone: '+254700000616', national_id: kept };
    await expect(tryToSave(theirs, other)).resolves.toMatchObject({ status: 409 });
    const found = await api.make(searchByNumber, { token: employer, body: { query: kept } });
    expect(found.map(({ id }) => id)).toEqual([amani.id]);
  });

  it('cannot be used to find out whose numbers are here', async () => {
    await save(filled);
    const curious = await worker('+254700000612');
    const theirs = { ...required, phone: '+254700000612' };
    const statuses = [];
    for (let turn = 1; turn <= 11; turn += 1) statuses.push((await tryToSave(theirs, curious)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    // From then on the service refuses an unused number with the same words, so the refusal reveals nothing.
    expect(await tryToSave({ ...theirs, national_id: '00000613' }, curious)).toMatchObject({ status: 429 });
    expect(await tryToSave({ location: 'Kisumu' }, curious)).toMatchObject({ status: 400 });
  });

  it('that changes to and fro is counted too, and what stays is not', async () => {
    const restless = await worker('+254700000614');
    const hers = { ...required, phone: '+254700000614' };
    for (let turn = 1; turn <= 10; turn += 1)
      expect(await tryToSave({ ...hers, national_id: `0000063${turn % 10}` }, restless)).toMatchObject({
        status: 200,
      });
    expect(await tryToSave({ ...hers, national_id: '00000640' }, restless)).toMatchObject({ status: 429 });
    expect(await tryToSave({ ...hers, national_id: '00000630' }, restless)).toMatchObject({ status: 200 });
  });
});

describe('what her identity was checked with', () => {
  it.each(['verified', 'pending'])('stays while the check is %s', async (smileStatus) => {
    await save({ ...required, ...empty });
    await change({ smileStatus });
    const other = { name: 'Otieno Test', date_of_birth: '1990-01-01', national_id: '00000620' };
    await expect(tryToSave(other)).resolves.toMatchObject({
      status: 400,
      body: {
        fields: {
          name: english.identityFixed,
          date_of_birth: english.identityFixed,
          national_id: english.identityFixed,
        },
      },
    });
    await expect(save({ ...required, location: 'Kisumu' })).resolves.toMatchObject({ location: 'Kisumu' });
    await change({ smileStatus: 'not_verified' });
  });

  // spec: worker-calls/me, worker-entities/record
  it('is told by every field that tells it', async () => {
    await change({ smileStatus: 'verified' });
    await expect(me()).resolves.toMatchObject({
      smile_status: 'verified',
      smileIdVerified: true,
      identity_verified: true,
      verification_completed: true,
      verification_status: 'completed',
      verificationStatus: 'verified',
    });
    await change({ smileStatus: 'not_verified' });
  });
});
