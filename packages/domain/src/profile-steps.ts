import type { WorkerField } from './worker-profile-form.ts';

/** The three steps of the complete-profile form, with the fields of each (worker spec 2.12). */
export const profileSteps = [
  {
    title: 'Basic Information',
    fields: ['name', 'phone', 'email', 'location', 'date_of_birth', 'national_id'],
  },
  {
    title: 'Work Experience & Skills',
    fields: ['service_type', 'experience_years', 'education', 'skills', 'languages', 'bio', 'availability'],
  },
  {
    title: 'Emergency Contact & Photo',
    fields: ['emergency_contact', 'emergency_contact_phone', 'profile_photo'],
  },
] as const satisfies readonly { title: string; fields: readonly WorkerField[] }[];

/**
 * Percent of the progress bar: the profile's completion once it is above zero, until then the share of the step.
 * @param step counted from 1
 */
export const profileProgress = (step: number, completionPercentage: number): number =>
  completionPercentage > 0 ? completionPercentage : Math.round((step / profileSteps.length) * 100);
