export const messages = {
  'reviews.title': 'My Reviews',
  'reviews.failed': 'Your reviews could not be loaded. Please try again.',
  'reviews.none': 'No Reviews Yet',
  'reviews.none.text': 'Reviews will appear here after employers rate your work',
  'reviews.count': '{count, plural, one {# review} other {# reviews}}',
  'reviews.by': 'Anonymous Review',
  'reviews.list': 'What employers say',
} as const;
