/** The migrated, otherwise empty database that journeys copy theirs from. */
export const TEMPLATE_DATABASE = 'journey_template';

/** Tells the workers of the run where its PostgreSQL is. */
export const ADMIN_URL_VARIABLE = 'JOURNEY_POSTGRES_URL';
