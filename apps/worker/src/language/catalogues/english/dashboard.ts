export const messages = {
  'dashboard.title': 'Dashboard',
  'dashboard.greeting': 'Hello, {name}',
  'dashboard.nobody': 'Worker',
  'dashboard.failed': 'Your record could not be loaded',
  'dashboard.signOut': 'Sign Out',
} as const;
