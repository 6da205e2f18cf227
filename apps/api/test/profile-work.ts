import { getMe } from '@repo/api-client/contract/worker';
import type { TestApi } from './harness.ts';

/** A signed-in worker. */
export interface Person {
  readonly token: string;
  readonly id: string;
}

export async function signInPerson(api: TestApi, phone: string): Promise<Person> {
  const token = await api.signInWorker(phone);
  return { token, id: (await api.make(getMe, { token })).id };
}

export const PHONE = '+254700000600';

/** The required fields of a profile. The phone is the number of the worker's sign-in. */
export const required = {
  name: 'Amani Test',
  phone: PHONE,
  location: 'Nairobi',
  date_of_birth: '1996-05-01',
  national_id: '31900600',
};
/** The optional fields of a profile. */
export const optional = {
  email: 'amani@test.example',
  service_type: 'Nanny',
  experience_years: 4,
  education: 'Secondary School',
  availability: 'Full-time',
  bio: 'I like children.',
  skills: 'First aid, cooking',
  languages: 'English, Kiswahili',
  emergency_contact: 'Otieno Test',
  emergency_contact_phone: '0700 000 698',
};
export const filled = { ...required, ...optional };
