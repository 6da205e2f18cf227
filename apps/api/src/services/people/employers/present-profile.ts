import type { WireEmployerProfile } from '@repo/api-client/contract/employer-profile';
import type { employers } from '../../../db/schema/people.ts';

/** An employer's profile as it goes over the wire. */
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
