import { lines } from './line.ts';

/** spec/employer.md sections 2 and 5, spec/worker-and-public.md sections 2.7, 4 and 5: the employer's own profile. */
export const profile = lines('profile', {
  title: ["Title 'My Profile'"],
  subtitle: ["Subtitle 'Manage your employer account and preferences'"],
  back: ['Back from the profile goes to /dashboard'],
  loading: ["Loading text 'Loading profile...'"],
  'header-avatar': ['Header card with initials avatar (first letters of the name, max 2)'],
  'header-name': ["Header card: name (placeholder 'Your Name')"],
  'header-company': ["Header card: 'company • Employer' or 'Employer'"],
  'header-location': ["Header card: location (or 'Location not specified')"],
  'header-family': ["Header card: 'Family of N'"],
  edit: ["'Edit Profile' toggles edit mode"],
  save: ["Edit mode has Save ('Saving...' while busy)"],
  cancel: ['Edit mode has Cancel (restores the last saved values and clears errors)'],
  name: ['Personal Information: Full Name*'],
  phone: ['Personal Information: Phone Number* placeholder 0700 000 000'],
  email: ['Personal Information: Email Address'],
  location: ['Personal Information: Location* e.g. Nairobi, Mombasa'],
  company: ['Company & Family: Company Name'],
  industry: ['Company & Family: Industry'],
  'family-size': ['Company & Family: Family Size number'],
  preferred: ['Company & Family: Preferred Service Types select'],
  budget: ['Preferences & Requirements: Budget Range select'],
  availability: ['Preferences & Requirements: Availability Needs'],
  requirements: ['Preferences & Requirements: Special Requirements textarea'],
  'stat-total': ['Account Statistics: Total Verifications'],
  'stat-completed': ['Account Statistics: Completed'],
  'stat-spent': ['Account Statistics: Total Spent in KES'],
  'stat-active': ['Account Statistics: Active Workers'],
  'success-banner': ['A success banner appears above the header card'],
  'error-banner': ['An error banner appears above the header card'],
  'error-clears': ["Editing a field of the profile clears that field's error"],
  'name-required': [
    "Full Name required ('Name is required')",
    'packages/domain/src/employer-profile-form.test.ts > names the one field with %s',
  ],
  'name-format': [
    "It must pass a name-format check ('Please enter a valid name')",
    'packages/domain/src/employer-profile-form.test.ts > names the one field with %s',
  ],
  'phone-required': [
    "Profile phone required ('Phone number is required')",
    'packages/domain/src/employer-profile-form.test.ts > names the one field with %s',
  ],
  'phone-format': [
    "It must pass a Kenyan phone check ('Please enter a valid Kenyan phone number')",
    'packages/domain/src/employer-profile-form.test.ts > names the one field with %s',
  ],
  'location-required': [
    "Location required ('Location is required')",
    'packages/domain/src/employer-profile-form.test.ts > names the one field with %s',
  ],
  'family-format': [
    "Family Size, if given, a number of at least 1 ('Please enter a valid family size')",
    'packages/domain/src/employer-profile-form.test.ts > names the one field with %s',
    'packages/domain/src/employer-profile-form.test.ts > takes %s',
  ],
  'email-format': [
    "An email check exists (intended message 'Please enter a valid email address')",
    'packages/domain/src/employer-profile-form.test.ts > names the one field with %s',
  ],
  'email-inverted': [
    'As built it flags valid-looking addresses',
    'packages/domain/src/employer-profile-form.test.ts > refuses the e-mails that look valid, and only those, where a deployment keeps the observed check',
    'packages/domain/src/quirks.test.ts > stay as observed, but for the e-mail check, which would refuse every good address',
  ],
  'phone-normalised': [
    'Phone is normalised before saving',
    'packages/domain/src/employer-profile-form.test.ts > stores the phone normalised and empty texts as null',
  ],
  'empty-null': [
    'Empty optional strings are saved as null',
    'packages/domain/src/employer-profile-form.test.ts > stores the phone normalised and empty texts as null',
  ],
  local: ['The save writes to local browser storage'],
  saved: ["Save shows 'Profile updated successfully!' for 3 seconds"],
  'saved-leaves': ['A save leaves edit mode'],
  'employer-name': ['employerName is also saved locally'],
  'not-authenticated': [
    "The employer profile needs a stored user with a phone, otherwise 'User not authenticated'",
  ],
  entity: [
    'Employer profile: name, phone, email, location, company_name, industry, family_size, preferred_service_types, budget_range, availability_needs, special_requirements, emergency_contact, emergency_contact_phone',
    'packages/domain/src/employer-profile-form.test.ts > stores every text without the blanks around it',
  ],
  statistics: [
    'Statistics: totalVerifications, completedVerifications, totalSpent, activeWorkers',
    'packages/domain/src/employer-statistics.test.ts > counts paid purchases as completed and as active workers, as observed',
  ],
});
