import {
  budgetRanges,
  employerProfileLimits as limits,
  preferredServiceTypes,
} from '@repo/domain/employer-profile-form';
import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { textUpTo } from './fields.ts';

const text = z.nullable(z.string());

const profile = z.object({
  name: z.string(),
  phone: z.string(),
  email: text,
  location: text,
  company_name: text,
  industry: text,
  family_size: z.nullable(z.number()),
  preferred_service_types: text,
  budget_range: text,
  availability_needs: text,
  special_requirements: text,
  emergency_contact: text,
  emergency_contact_phone: text,
});
export type WireEmployerProfile = z.output<typeof profile>;

export const getEmployerProfile = defineCall({
  method: 'GET',
  path: '/api/employer/profile',
  audience: 'employer',
  summary: "This employer's profile.",
  answer: profile,
});

const optional = <S extends z.core.SomeType>(schema: S) => z.optional(z.nullable(schema));

export const saveEmployerProfile = defineCall({
  method: 'PUT',
  path: '/api/employer/profile',
  audience: 'employer',
  summary:
    "Saves this employer's profile. An optional field that is left out stays as it is; null or an empty text empties it.",
  // The rules of the profile form check presence and word the refusals. The contract checks only the shape.
  body: z.strictObject({
    name: z._default(textUpTo(limits.name), ''),
    phone: z._default(textUpTo(limits.phone), ''),
    location: z._default(textUpTo(limits.location), ''),
    email: optional(textUpTo(limits.email)),
    company_name: optional(textUpTo(limits.company_name)),
    industry: optional(textUpTo(limits.industry)),
    family_size: optional(z.number()),
    preferred_service_types: optional(z.enum([...preferredServiceTypes, ''])),
    budget_range: optional(z.enum([...budgetRanges, ''])),
    availability_needs: optional(textUpTo(limits.availability_needs)),
    special_requirements: optional(textUpTo(limits.special_requirements)),
    emergency_contact: optional(textUpTo(limits.emergency_contact)),
    emergency_contact_phone: optional(textUpTo(limits.emergency_contact_phone)),
  }),
  answer: profile,
});
