/** The migrated, otherwise empty database that each journey copies. */
export const TEMPLATE_DATABASE = 'journey_template';

/** The role of the API. It owns no table. */
export const APP_ROLE = 'amini_app';

/** The environment variable with the run's PostgreSQL address, for the workers of the run. */
export const ADMIN_URL_VARIABLE = 'JOURNEY_POSTGRES_URL';
