import { eq } from 'drizzle-orm';
import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { saveEmployerProfile, WireEmployerProfile } from '@repo/api-client/contract/employer-profile';
import {
  employerProfileFields,
  employerProfileFormOf,
  employerProfileOf,
  employerProfileProblems,
  type EmployerProfile,
} from '@repo/domain/employer-profile-form';
import type { Quirks } from '@repo/domain/quirks';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { presentProfile } from './read-profile.ts';

/**
 * Saves an employer's profile and returns it as stored. A field that is left out keeps its value, so that a
 * device that never knew a field cannot empty it. The same save again changes nothing.
 * @throws ServiceError `invalid` with the problems of the form, or for another phone, because the phone
 * identifies the account.
 */
export async function saveProfile(
  ctx: Context,
  employerId: string,
  input: BodyOf<typeof saveEmployerProfile>,
): Promise<WireEmployerProfile> {
  return withTransaction(ctx, async (tx) => {
    // Locks the row. Two devices that save at once do so one after the other, each on the result of the
    // other.
    const [employer] = await tx.db.select().from(employers).where(eq(employers.id, employerId)).for('update');
    if (employer === undefined) throw new Error('The employer of a session is gone');
    const kept = presentProfile(employer);
    const profile = readForm({ ...kept, ...input }, kept.phone, ctx.config.quirks);
    const changed = employerProfileFields.filter((field) => profile[field] !== kept[field]);
    if (changed.length === 0) return kept;
    const [saved] = await tx.db
      .update(employers)
      .set({ ...columnsOf(profile), updatedAt: tx.now })
      .where(eq(employers.id, employerId))
      .returning();
    if (saved === undefined) throw new Error('The profile was not stored');
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'profile-saved',
      subject: `employer:${employerId}`,
      details: { fields: changed.join(',') },
    });
    return presentProfile(saved);
  });
}

type Merged = Readonly<Record<keyof EmployerProfile, string | number | null | undefined>>;

function readForm(merged: Merged, phone: string, quirks: Quirks): EmployerProfile {
  const form = employerProfileFormOf(merged);
  const profile = employerProfileOf(form);
  const problems = employerProfileProblems(form, quirks);
  const fields = {
    ...problems,
    ...(problems.phone === undefined && profile.phone !== phone ? { phone: 'phoneFixed' as const } : {}),
  };
  if (Object.keys(fields).length === 0) return profile;
  const required = (['name', 'phone', 'location'] as const).filter((field) => form[field].trim() === '');
  throw new ServiceError('invalid', 'fieldsInvalid', {
    fields,
    ...(required.length === 0 ? {} : { required }),
  });
}

const columnsOf = (profile: EmployerProfile) => ({
  name: profile.name,
  location: profile.location,
  email: profile.email,
  companyName: profile.company_name,
  industry: profile.industry,
  familySize: profile.family_size,
  preferredServiceTypes: profile.preferred_service_types,
  budgetRange: profile.budget_range,
  availabilityNeeds: profile.availability_needs,
  specialRequirements: profile.special_requirements,
  emergencyContact: profile.emergency_contact,
  emergencyContactPhone: profile.emergency_contact_phone,
});
