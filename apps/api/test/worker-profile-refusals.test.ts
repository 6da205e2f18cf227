import { describe, expect, it } from 'vitest';
import { changeProfile, getMe } from '@repo/api-client/contract/worker';
import { english } from '@repo/domain/refusals/english';
import { useApi } from './use-api.ts';
import { filled, PHONE, signInPerson } from './profile-work.ts';

const api = await useApi();
const amani = await signInPerson(api, PHONE);

const tryToSave = (body: object, { token, id } = amani) =>
  api.call('PUT', `/api/nannies/${id}`, { token, body });
const me = () => api.make(getMe, { token: amani.token });

describe('a profile that is refused', () => {
  const list = (fields: string) => `Please complete the following required fields: ${fields}`;
  const CHECK = 'Please check the fields and try again.';
  // spec: worker-calls/save-answer
  it.each([
    ['no name', { name: ' ' }, list('Full Name'), { name: 'Name is required' }],
    ['no phone', { phone: '' }, list('Phone Number'), { phone: 'Phone number is required' }],
    [
      'a landline',
      { phone: '020 222222' },
      list('Phone Number (invalid format)'),
      { phone: 'Please enter a valid Kenyan phone number (+254...)' },
    ],
    [
      'another phone',
      { phone: '0700000684' },
      CHECK,
      { phone: 'You sign in with this number, so it cannot be changed here.' },
    ],
    ['no location', { location: null }, list('Location'), { location: 'Location is required' }],
    [
      'no date of birth',
      { date_of_birth: '' },
      list('Date of Birth'),
      { date_of_birth: 'Date of birth is required' },
    ],
    [
      'a date that is none',
      { date_of_birth: '1996-02-30' },
      list('Date of Birth (not a valid date)'),
      { date_of_birth: 'Please enter a valid date of birth' },
    ],
    [
      'somebody under 18',
      { date_of_birth: '2015-01-01' },
      'You must be at least 18 years old to register. Please update your date of birth.',
      { date_of_birth: 'You must be at least 18 years old to register' },
    ],
    ['no ID number', { national_id: ' ' }, list('National ID'), { national_id: 'National ID is required' }],
    [
      'her own number for an emergency',
      { emergency_contact_phone: '0700-000-600' },
      CHECK,
      { emergency_contact_phone: english.emergencyOwnNumber },
    ],
    ['an e-mail that is none', { email: 'amani' }, CHECK, { email: 'Please enter a valid email address' }],
    [
      '51 years',
      { experience_years: 51 },
      CHECK,
      { experience_years: 'Please enter a valid number of years (0-50)' },
    ],
    ['work that is not offered', { service_type: 'Guard' }, CHECK, { service_type: english.choiceInvalid }],
    ['a school that is not offered', { education: 'PhD' }, CHECK, { education: english.choiceInvalid }],
    [
      'a text too long',
      { location: 'a'.repeat(201) },
      CHECK,
      { location: 'Must be at most 200 characters.' },
    ],
    ['a field that is not hers', { trust_score: 100 }, CHECK, { trust_score: expect.any(String) }],
  ])('for %s names the field, and stays as it was', async (_, change_, message, fields) => {
    const kept = await api.make(changeProfile, {
      token: amani.token,
      params: { id: amani.id },
      body: filled,
    });
    const answer = await tryToSave({ ...filled, ...change_ });
    expect(answer).toMatchObject({ status: 400, body: { message, error: message } });
    expect(answer.body).toHaveProperty('fields', fields);
    await expect(me()).resolves.toEqual(kept);
  });

  it.each(['12', 'abc', '1234567890', '00000000', 'A1234567', '٢٩٠٠٠١٠١'])(
    'for the ID number %s names the field',
    async (number) => {
      const message = list('National ID (6 to 9 digits)');
      await expect(tryToSave({ ...filled, national_id: number })).resolves.toMatchObject({
        status: 400,
        body: { message, fields: { national_id: english.nationalIdInvalid } },
      });
    },
  );

  // spec: worker-entities/required
  it('lists what is missing', async () => {
    const new_ = await signInPerson(api, '+254700000690');
    await expect(tryToSave({}, new_)).resolves.toMatchObject({
      status: 400,
      body: {
        message: list('Full Name, Location, Date of Birth, National ID'),
        required: ['name', 'location', 'date_of_birth', 'national_id'],
      },
    });
  });

  // spec: worker-calls/edit
  it('is another worker’s: as if there were none', async () => {
    const other = await signInPerson(api, '+254700000691');
    const before = await me();
    await expect(tryToSave(filled, { token: other.token, id: amani.id })).resolves.toMatchObject({
      status: 404,
      body: { message: 'Profile not found' },
    });
    await expect(me()).resolves.toEqual(before);
  });
});
