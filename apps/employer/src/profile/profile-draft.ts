import type { EmployerProfileForm } from '@repo/domain/employer-profile-form';
import * as z from 'zod/mini';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';

const text = z.optional(z.string());

export const profileDraft: DraftKind<EmployerProfileForm> = {
  form: 'profile',
  typed: z.object({
    name: text,
    phone: text,
    email: text,
    location: text,
    company_name: text,
    industry: text,
    family_size: text,
    preferred_service_types: text,
    budget_range: text,
    availability_needs: text,
    special_requirements: text,
    emergency_contact: text,
    emergency_contact_phone: text,
  }),
};
