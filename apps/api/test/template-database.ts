/** The migrated and otherwise empty database that the tests copy. */
export const TEMPLATE_DATABASE = 'api_template';
