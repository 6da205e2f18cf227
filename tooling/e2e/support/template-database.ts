/** The migrated, otherwise empty database that each journey copies. */
export const TEMPLATE_DATABASE = 'journey_template';

/** The environment variable with the run's PostgreSQL address, for the workers of the run. */
export const ADMIN_URL_VARIABLE = 'JOURNEY_POSTGRES_URL';
