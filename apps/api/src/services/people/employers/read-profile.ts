import { eq } from 'drizzle-orm';
import type { WireEmployerProfile } from '@repo/api-client/contract/employer-profile';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';

export async function readProfile(ctx: Context, employerId: string): Promise<WireEmployerProfile> {
  const [employer] = await ctx.db.select().from(employers).where(eq(employers.id, employerId));
  if (employer === undefined) throw new Error('The employer of a session is gone');
  return presentProfile(employer);
}

/** An employer's profile in the wire format. */
export const presentProfile = (row: typeof employers.$inferSelect): WireEmployerProfile => ({
  name: row.name,
  phone: row.phone,
  email: row.email,
  location: row.location,
  company_name: row.companyName,
  industry: row.industry,
  family_size: row.familySize,
  preferred_service_types: row.preferredServiceTypes,
  budget_range: row.budgetRange,
  availability_needs: row.availabilityNeeds,
  special_requirements: row.specialRequirements,
  emergency_contact: row.emergencyContact,
  emergency_contact_phone: row.emergencyContactPhone,
});
