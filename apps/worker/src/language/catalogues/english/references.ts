export const messages = {
  'references.title': 'References',
  'references.subtitle': 'Name 2 to 5 people who know your work.',
  'references.notLoaded': 'Your references could not be loaded',
  'references.restored': 'This is what you typed before. It is not sent yet.',

  'references.row': 'Reference {place}',
  'references.name': 'Name',
  'references.phone': 'Phone Number',
  'references.relationship': 'Relationship',
  'references.relationship.example': 'Previous Employer',
  'references.anew': 'You changed this reference: our team will call again.',
  'references.ownNumber':
    'This is your own number. A reference must be somebody else, so it cannot be verified.',
  'references.notReached': 'We called and could not reach this person yet. Please check the number.',
  'references.refused': '{name} does not want to be a reference',
  'references.refused.next': 'We will not call this person. You can name somebody else.',

  'references.add': 'Add Another Reference',
  'references.submit': 'Submit References',
  'references.sending': 'Submitting...',
  'references.sent': 'References submitted successfully!',
  'references.failed': 'Failed to submit references. Please try again.',
  'references.tooFew': 'Please add at least 2 references',
  'references.tooMany': 'You can add up to 5 references',
  'references.problem.nameMissing': 'Name is required',
  'references.problem.phoneMissing': 'Phone number is required',
  'references.problem.phoneInvalid': 'Please enter a valid Kenyan phone number',
  'references.problem.phoneNamedTwice': 'You have already named somebody with this number',
  'references.problem.relationshipMissing': 'Relationship is required',

  'references.remove': 'Remove reference {place}',
  'references.remove.question': 'Remove this reference?',
  'references.remove.consequence':
    'The name and number are deleted. A verified reference no longer counts for your trust score.',
  'references.remove.confirm': 'Remove',
  'references.removing': 'Removing...',
  'references.remove.failed': 'It was not removed. Please try again.',
} as const;
