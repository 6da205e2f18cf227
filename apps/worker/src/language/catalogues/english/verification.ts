export const messages = {
  'verification.title': 'Verification Status',
  'verification.enforced': 'Please verify your identity to go on.',
} as const;
