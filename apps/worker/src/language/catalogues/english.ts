/** Every text of the app, the specification's letter for letter. A language fills the same keys, with the same names in braces. */
export const messages = {
  'language.label': 'Language',
  'language.failed': 'The language could not be loaded. Please try again.',
  'screen.waiting': 'Loading...',

  'call.unreached': 'Network error. Please try again.',

  'phone.label': 'Phone Number',
  'phone.invalid': 'Please enter a valid Kenyan phone number',
  'phone.right': 'This number can get an SMS.',
  'code.send': 'Send Verification Code',
  'code.sending': 'Sending Code...',
  'code.sent': 'Verification code sent successfully!',
  'code.failed': 'Failed to send verification code',

  'entry.title': 'Welcome to {brand}',
  'entry.subtitle': 'It is free for you, and nothing is checked without your yes.',
  'entry.next': 'What happens next',
  'entry.next.code': 'You receive a {digits}-digit code',
  'entry.next.verify': 'You verify your phone number',
  'entry.next.profile': 'You complete your profile and verification',
  'entry.next.jobs': 'You receive job opportunities',
  'entry.known': 'Already have an account?',
  'entry.signIn': 'Sign In',
} as const;
