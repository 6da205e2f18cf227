/** The migrated and otherwise empty database that the tests copy. */
export const TEMPLATE_DATABASE = 'api_template';
/** The role of the service in tests. As in an installation, it owns no table. */
export const APP_ROLE = 'amini_app';
