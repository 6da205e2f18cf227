/** The migrated, otherwise empty database that tests copy theirs from. */
export const TEMPLATE_DATABASE = 'api_template';
