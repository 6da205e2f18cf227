import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getEmployerProfile, saveEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { auditLog } from '../src/db/schema/system.ts';
import { useApi } from './use-api.ts';

const PHONE = '+254700000080';
const api = await useApi();
const token = await api.signInEmployer(PHONE, 'Njeri Test');

const required = { name: 'Njeri Test', phone: '0700 000 080', location: 'Nairobi' };
const filled = {
  ...required,
  email: 'njeri@test.example',
  company_name: 'Test Ltd',
  industry: 'Catering',
  family_size: 4,
  preferred_service_types: 'Nanny',
  budget_range: 'Under 500 KES',
  availability_needs: 'Weekdays',
  special_requirements: 'First aid',
  emergency_contact: 'Otieno Test',
  emergency_contact_phone: '0700 000 081',
};
const empty = {
  email: null,
  company_name: null,
  industry: null,
  family_size: null,
  preferred_service_types: null,
  budget_range: null,
  availability_needs: null,
  special_requirements: null,
  emergency_contact: null,
  emergency_contact_phone: null,
};

const read = (as = token) => api.make(getEmployerProfile, { token: as });
const save = (body: object, as = token) => api.make(saveEmployerProfile, { token: as, body });
const tryToSave = (body: object) => api.call('PUT', '/api/employer/profile', { token, body });
const saves = () =>
  api.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'profile-saved')).orderBy(desc(auditLog.id));

describe('a profile', () => {
  it('begins with what the sign-up asked for', async () => {
    await expect(read()).resolves.toEqual({ ...required, ...empty, phone: PHONE });
  });

  it('is answered as it was saved, and read back the same', async () => {
    const saved = { ...filled, phone: PHONE };
    await expect(save({ ...filled, location: ' Nairobi ', company_name: ' Test Ltd ' })).resolves.toEqual(
      saved,
    );
    await expect(read()).resolves.toEqual(saved);
  });

  it('keeps what is left out: a device that never knew a field cannot empty it', async () => {
    await save(filled);
    await expect(save({ ...required, location: 'Mombasa' })).resolves.toEqual({
      ...filled,
      phone: PHONE,
      location: 'Mombasa',
    });
  });

  it.each([
    ['null', empty],
    [
      'an empty text',
      { ...Object.fromEntries(Object.keys(empty).map((field) => [field, ''])), family_size: null },
    ],
  ])('is emptied by %s', async (_, nothing) => {
    await save(filled);
    await expect(save({ ...required, ...nothing })).resolves.toEqual({ ...required, ...empty, phone: PHONE });
  });

  it('of two devices that save at once keeps the fields of both', async () => {
    await save({ ...required, ...empty });
    await Promise.all([
      save({ ...required, industry: 'Catering' }),
      save({ ...required, company_name: 'Test Ltd' }),
      save({ ...required, family_size: 3 }),
    ]);
    await expect(read()).resolves.toMatchObject({
      industry: 'Catering',
      company_name: 'Test Ltd',
      family_size: 3,
    });
  });

  it('is one employer’s alone', async () => {
    await save(filled);
    const other = await api.signInEmployer('+254700000082', 'Otieno Test');
    await save({ name: 'Otieno Test', phone: '0700000082', location: 'Kisumu', industry: 'Building' }, other);
    await expect(read()).resolves.toMatchObject({ name: 'Njeri Test', industry: 'Catering' });
    await expect(read(other)).resolves.toMatchObject({
      name: 'Otieno Test',
      email: null,
      industry: 'Building',
    });
  });

  it('is the name that the next sign-in answers', async () => {
    const phone = '+254700000083';
    const once = await api.signInEmployer(phone, 'Wambui Test');
    await save({ name: 'Wambui Example', phone, location: 'Nakuru' }, once);
    await api.advance(61);
    await expect(read(await api.signInEmployer(phone, 'Wambui Test'))).resolves.toMatchObject({
      name: 'Wambui Example',
      location: 'Nakuru',
    });
  });
});

describe('the audit log', () => {
  it('tells which fields were saved, and nothing of what is in them', async () => {
    await save({ ...required, ...empty });
    const before = (await saves()).length;
    await save({ ...required, email: 'njeri@test.example', family_size: 7 });
    const [last, ...others] = await saves();
    expect(others).toHaveLength(before);
    expect(last).toMatchObject({ details: { fields: 'email,family_size' } });
    expect(last?.actor).toBe(last?.subject);
  });

  it('has no line of a save that changed nothing: a repeated one is the same one', async () => {
    await save(filled);
    const before = await saves();
    await Promise.all([save(filled), save({ ...filled, phone: '254700000080' })]);
    await expect(saves()).resolves.toEqual(before);
  });
});

describe('a profile that is refused', () => {
  it.each([
    ['no name', { name: ' ' }, { name: 'Name is required' }],
    ['a name of digits', { name: '12' }, { name: 'Please enter a valid name' }],
    ['no phone', { phone: '' }, { phone: 'Phone number is required' }],
    ['a landline', { phone: '0200000001' }, { phone: 'Please enter a valid Kenyan phone number' }],
    [
      'another phone',
      { phone: '0700000084' },
      { phone: 'You sign in with this number, so it cannot be changed here.' },
    ],
    ['no location', { location: '' }, { location: 'Location is required' }],
    ['a family of nobody', { family_size: 0 }, { family_size: 'Please enter a valid family size' }],
    ['half a person', { family_size: 2.5 }, { family_size: 'Please enter a valid family size' }],
    ['an e-mail that is none', { email: 'njeri' }, { email: 'Please enter a valid email address' }],
    ['a text too long', { industry: 'a'.repeat(201) }, { industry: 'Must be at most 200 characters.' }],
    [
      'a service that is not offered',
      { preferred_service_types: 'Guard' },
      { preferred_service_types: expect.any(String) },
    ],
    ['a budget that is not offered', { budget_range: '1 KES' }, { budget_range: expect.any(String) }],
    ['a field that is no profile’s', { trust_score: 100 }, { trust_score: expect.any(String) }],
  ])('for %s names the field, and stays as it was', async (_, change, fields) => {
    const kept = await save(filled);
    const answer = await tryToSave({ ...filled, ...change });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Please check the fields and try again.' },
    });
    expect(answer.body).toHaveProperty('fields', fields);
    await expect(read()).resolves.toEqual(kept);
  });

  it('lists what is missing', async () => {
    await expect(tryToSave({})).resolves.toMatchObject({
      status: 400,
      body: { required: ['name', 'phone', 'location'] },
    });
  });
});
