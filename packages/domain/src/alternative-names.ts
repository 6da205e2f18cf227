/** The names of the fields of a worker's profile on other servers and screens of this product (worker spec 3). */
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
