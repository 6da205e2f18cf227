import { lines } from './line.ts';

/** spec/employer.md sections 2 and 5, spec/worker-and-public.md sections 2.7, 4 and 5: the employer's own profile. */
export const profile = lines('profile', {
  title: [
    "Title 'My Profile'",
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has its title and subtitle, and leads back to the dashboard',
  ],
  subtitle: [
    "Subtitle 'Manage your employer account and preferences'",
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has its title and subtitle, and leads back to the dashboard',
  ],
  back: [
    'Back from the profile goes to /dashboard',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has its title and subtitle, and leads back to the dashboard',
  ],
  loading: [
    "Loading text 'Loading profile...'",
    'apps/employer/src/pages/profile/EditProfile.test.tsx > waits for the account where nothing but the sign-up is known',
    'apps/employer/src/pages/profile/ProfilePage.stories.tsx > Loading',
  ],
  'header-avatar': [
    'Header card with initials avatar (first letters of the name, max 2)',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows who she is, with her company and her family',
  ],
  'header-name': [
    "Header card: name (placeholder 'Your Name')",
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows who she is, with her company and her family',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > stands in for what she has not told',
  ],
  'header-company': [
    "Header card: 'company • Employer' or 'Employer'",
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows who she is, with her company and her family',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > stands in for what she has not told',
  ],
  'header-location': [
    "Header card: location (or 'Location not specified')",
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows who she is, with her company and her family',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > stands in for what she has not told',
  ],
  'header-family': [
    "Header card: 'Family of N'",
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows who she is, with her company and her family',
  ],
  edit: [
    "'Edit Profile' toggles edit mode",
    'apps/employer/src/pages/profile/ProfilePage.test.tsx > is saved, says so for three seconds, and keeps what the form does not show',
  ],
  save: [
    "Edit mode has Save ('Saving...' while busy)",
    'apps/employer/src/pages/profile/EditProfile.test.tsx > says that it is saving while it is, and cannot be left then',
    'apps/employer/src/pages/profile/ProfilePage.stories.tsx > Saving',
  ],
  cancel: [
    'Edit mode has Cancel (restores the last saved values and clears errors)',
    'apps/employer/src/pages/profile/ProfilePage.test.tsx > is as it was last saved when editing is cancelled, and nothing is wrong with it any more',
  ],
  name: [
    'Personal Information: Full Name*',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  phone: [
    'Personal Information: Phone Number*',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  'phone-placeholder': [
    "The profile's phone has the placeholder 0700 000 000",
    'apps/employer/src/pages/profile/EditProfile.test.tsx > gives an example of a phone, and counts a family in digits',
  ],
  email: [
    'Personal Information: Email Address',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  location: [
    'Personal Information: Location* e.g. Nairobi, Mombasa',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  company: [
    'Company & Family: Company Name',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  industry: [
    'Company & Family: Industry',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  'family-size': [
    'Company & Family: Family Size number',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  preferred: [
    'Company & Family: Preferred Service Types select',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > offers under %s the choices of the specification',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  budget: [
    'Preferences & Requirements: Budget Range select',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > offers under %s the choices of the specification',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  availability: [
    'Preferences & Requirements: Availability Needs',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  requirements: [
    'Preferences & Requirements: Special Requirements textarea',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has a field for each while it is edited, a name and a location required',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > shows what she has told, section by section',
  ],
  'stat-total': [
    'Account Statistics: Total Verifications',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > counts her verifications, what she spent and the workers',
  ],
  'stat-completed': [
    'Account Statistics: Completed',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > counts her verifications, what she spent and the workers',
  ],
  'stat-spent': [
    'Account Statistics: Total Spent in KES',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > counts her verifications, what she spent and the workers',
  ],
  'stat-active': [
    'Account Statistics: Active Workers',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > counts her verifications, what she spent and the workers',
  ],
  'success-banner': [
    'A success banner appears above the header card',
    'apps/employer/src/pages/profile/EditProfile.test.tsx > is kept in the browser, leaves editing, and says so above who she is',
    'apps/employer/src/pages/profile/ProfilePage.test.tsx > is saved, says so for three seconds, and keeps what the form does not show',
  ],
  'error-banner': [
    'An error banner appears above the header card',
    'apps/employer/src/pages/profile/EditProfile.test.tsx > says above who she is that it was not saved, and keeps what was typed',
    'apps/employer/src/pages/profile/ProfilePage.stories.tsx > Failed',
  ],
  'error-clears': [
    "Editing a field of the profile clears that field's error",
    'apps/employer/src/pages/profile/ProfilePage.test.tsx > forgets what is wrong with a field when the field is edited, and only that',
  ],
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
  local: [
    'The save writes to local browser storage',
    'apps/employer/src/pages/profile/EditProfile.test.tsx > is kept in the browser, leaves editing, and says so above who she is',
    'apps/employer/src/profile/profile-sync.test.ts > is here before the account has answered',
  ],
  saved: [
    "Save shows 'Profile updated successfully!' for 3 seconds",
    'apps/employer/src/pages/profile/ProfilePage.test.tsx > is saved, says so for three seconds, and keeps what the form does not show',
  ],
  'saved-leaves': [
    'A save leaves edit mode',
    'apps/employer/src/pages/profile/EditProfile.test.tsx > is kept in the browser, leaves editing, and says so above who she is',
    'apps/employer/src/pages/profile/ProfilePage.test.tsx > is saved, says so for three seconds, and keeps what the form does not show',
  ],
  'employer-name': [
    'employerName is also saved locally',
    'apps/employer/src/pages/profile/EditProfile.test.tsx > is kept in the browser, leaves editing, and says so above who she is',
    'apps/employer/src/profile/profile-sync.test.ts > is here before the account has answered',
  ],
  'not-authenticated': [
    "The employer profile needs a stored user with a phone, otherwise 'User not authenticated'",
    'apps/employer/src/pages/profile/EditProfile.test.tsx > needs a phone: it is who somebody is',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > needs somebody with a phone',
    'apps/employer/src/profile/profile-sync.test.ts > needs somebody who is signed in',
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
