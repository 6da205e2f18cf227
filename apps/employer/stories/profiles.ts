import {
  getEmployerProfile,
  saveEmployerProfile,
  type WireEmployerProfile,
} from '@repo/api-client/contract/employer-profile';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { session, type UserData } from '../src/session/session.ts';
import { employer } from './people.ts';

/** The account of an employer, without the fields that the employer has not filled. */
export const profileOf = (user: UserData): WireEmployerProfile => ({
  name: user.name,
  phone: user.phone,
  email: user.email ?? null,
  location: user.location ?? null,
  company_name: user.company_name ?? null,
  industry: user.industry ?? null,
  family_size: user.family_size ?? null,
  preferred_service_types: user.preferred_service_types ?? null,
  budget_range: user.budget_range ?? null,
  availability_needs: user.availability_needs ?? null,
  special_requirements: user.special_requirements ?? null,
  emergency_contact: user.emergency_contact ?? null,
  emergency_contact_phone: user.emergency_contact_phone ?? null,
});

/** An employer with a company and a family. */
export const employerOfCompany: UserData = {
  ...employer,
  email: 'wanjiru@example.com',
  company_name: 'Kamau & Daughters',
  industry: 'Catering',
  family_size: 5,
  preferred_service_types: 'Nanny',
  budget_range: '1000-2000 KES',
};

/** An employer who has filled every field. */
export const wholeProfile: WireEmployerProfile = {
  ...profileOf(employerOfCompany),
  availability_needs: 'Weekdays, 7 am to 6 pm; some Saturdays',
  special_requirements: 'Knows first aid for infants.\nSpeaks Kiswahili and English.',
  emergency_contact: 'Kamau Njoroge',
  emergency_contact_phone: '+254700000013',
};

const asRemembered = (call: typeof getEmployerProfile | typeof saveEmployerProfile): Recording => ({
  ...answers(call, wholeProfile),
  respond: () => answers(call, profileOf(session.user() ?? employer)).respond(),
});

/** The account of the signed-in employer. It holds the data that the browser stores. */
export const account = asRemembered(getEmployerProfile);
export const takingAccount = asRemembered(saveEmployerProfile);
