export const messages = {
  'language.label': 'Language',
  'language.failed': 'The language could not be loaded. Please try again.',
  'screen.waiting': 'Loading...',
  'call.unreached': 'Network error. Please try again.',
  'call.signedOut': 'Authentication error. Please log in again.',
  'call.again': 'Try Again',

  'nav.toDashboard': 'Back to dashboard',

  'error.title': 'Something went wrong',
  'error.details': 'Technical details',
  'error.noScreen': 'There is no screen at this address. Nothing that you saved is lost.',
  'error.fault': 'This screen could not be shown. Nothing that you saved is lost.',
  'error.notLoaded':
    'This screen could not be loaded. Please check your internet connection. Nothing that you saved is lost.',
  'error.offline': 'You are still offline. This screen opens by itself as soon as you are connected.',
  'error.home': 'Go to the start',
} as const;
