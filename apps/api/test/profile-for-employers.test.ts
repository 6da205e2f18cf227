import { expect, it } from 'vitest';
import { getNanny, listNannies } from '@repo/api-client/contract/nannies';
import { changeProfile } from '@repo/api-client/contract/worker';
import { filled, PHONE, signInPerson } from './profile-work.ts';
import { useApi } from './use-api.ts';
import { written } from './written.ts';

const api = await useApi();
const amani = await signInPerson(api, PHONE);
const employer = await api.signInEmployer('+254700000699');
const save = (body: object) =>
  api.make(changeProfile, { token: amani.token, params: { id: amani.id }, body });
const seen = (id = amani.id) => api.make(getNanny, { token: employer, params: { id } });

it('an employer reads what a worker wrote for employers, and of her age the band alone', async () => {
  await save(filled);
  const profile = await seen();
  expect(profile).toMatchObject({
    skills: 'First aid, cooking',
    languages: 'English, Kiswahili',
    education: 'Secondary School',
    availability: 'Full-time',
    age_band: '25-34',
  });
  const text = JSON.stringify(profile);
  for (const kept of [filled.date_of_birth, filled.emergency_contact, filled.email])
    expect(text).not.toContain(kept);
  expect(Object.keys(profile)).not.toContain('age');
});

it('no list has these words', async () => {
  const [listed] = await api.make(listNannies, { token: employer, query: {} });
  expect(listed).toMatchObject({ id: amani.id });
  for (const field of ['skills', 'languages', 'education', 'availability', 'age_band'])
    expect(listed).not.toHaveProperty(field);
});

it.each(['bio', 'skills', 'languages'] as const)(
  '%s reaches an employer without numbers and links',
  async (field) => {
    await save({ [field]: 'Kiswahili, 6 years. Call 0712 345 678 or a@work.example, wa.me/254712345678' });
    expect((await seen())[field]).toBe('Kiswahili, 6 years. Call or');
    const [listed] = await api.make(listNannies, { token: employer, query: {} });
    expect(written(listed)).not.toMatch(/345|@|wa\.me/);
    await save({ [field]: '0712345678' });
    expect((await seen())[field]).toBeNull();
  },
);

it('the band follows her birthday in Nairobi', async () => {
  const tomorrow = new Date(api.ctx.clock.now().getTime() + 86_400_000);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(tomorrow);
  await save({ date_of_birth: `${Number(day.slice(0, 4)) - 35}${day.slice(4)}` });
  expect(await seen()).toMatchObject({ age_band: '25-34' });
  await api.advance(86_400);
  const later = await api.signInEmployer('+254700000699');
  expect(await api.make(getNanny, { token: later, params: { id: amani.id } })).toMatchObject({
    age_band: '35-44',
  });
});
