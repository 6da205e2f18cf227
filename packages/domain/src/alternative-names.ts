/** The names that other servers and screens of this product give to the fields of a worker's profile (worker spec 3). */
export const alternativeNames = {
  full_name: 'name',
  phone_number: 'phone',
  city: 'location',
  birth_date: 'date_of_birth',
  id_number: 'national_id',
  job_type: 'service_type',
  biography: 'bio',
  skill_set: 'skills',
} as const;
