/** The onboarding, and the link of an invitation. */
export const onboarding: Readonly<Record<string, string>> = {
  'Age is required': 'Umri unahitajika',
  'Please enter a valid age': 'Tafadhali weka umri sahihi',
  'Gender is required': 'Jinsia inahitajika',
  'Service type is required': 'Aina ya kazi inahitajika',
  'Please enter a valid number of years (0-{n})': 'Tafadhali weka idadi sahihi ya miaka (0-{n})',
  'Invitation not found': 'Mwaliko haupatikani',
  'You have opened many invitations. Please wait an hour.':
    'Umefungua mialiko mingi. Tafadhali subiri saa moja.',
};
