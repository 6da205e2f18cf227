import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.12, and what section 5 says of its fields. */
export const workerCompleteProfile = lines('worker-complete-profile', {
  steps: [
    'Complete profile: three steps with a Previous/Next bar',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > go on and back, in the address and in the history',
    'packages/domain/src/profile-steps.test.ts > has three titles in the words of the specification',
  ],
  bar: [
    'A progress bar (percent of profile completion once above zero, else step/3)',
    'packages/domain/src/profile-steps.test.ts > on step %d with %d percent the bar shows %d',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > counts as she types',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > is the share of step %d where nothing is filled in',
  ],
  'bar-colour': [
    'Bar colour: red under 40, yellow 40-69, pink 70-99, green at 100',
    'packages/domain/src/profile-completion.test.ts > %d percent is %s',
    'packages/ui/src/components/ProgressBar/ProgressBar.stories.tsx > Thresholds',
  ],
  summary: [
    'A summary card shows overall percent and required and optional counts',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > tells how much is filled in: of all, of what is required and of what is not',
  ],
  basic: [
    'Step 1 Basic Information: Full Name*, Phone Number*, Email Address, Location*, Date of Birth*, National ID Number*',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > asks for six things, of which five are required',
  ],
  'birth-picker': [
    'Date picker whose maximum is 18 years ago',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > offers no day on which she was not 18 yet, and tells her age',
    'packages/domain/src/worker-profile-form.test.ts > on %s is %s',
  ],
  'birth-age': [
    "Shows 'Age: N years old'",
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > offers no day on which she was not 18 yet, and tells her age',
  ],
  work: [
    'Step 2 Work Experience & Skills: Service Type, Years of Experience, Education Level, Skills, About Me, Availability',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > asks for her work in six fields',
  ],
  service: [
    'Service Type (Nanny, Housekeeper, Cook, Driver, Gardener, Security)',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > offers the choices of the specification',
    'packages/domain/src/worker-profile-form.test.ts > asks for the fields and offers the choices of the specification',
  ],
  'service-default': [
    'Service Type default Nanny',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > is Nanny where nobody said',
  ],
  years: [
    'Years of Experience (number 0-50)',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > of years takes no %s',
    'packages/domain/src/worker-profile-form.test.ts > takes %s',
  ],
  education: [
    'Education Level (Primary School, Secondary School, College/Diploma, University Degree, Other)',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > offers the choices of the specification',
  ],
  skills: [
    'Skills (free text), About Me',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > asks for her work in six fields',
  ],
  availability: [
    'Availability (Full-time, Part-time, Weekends only, Evenings only, Flexible)',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > offers the choices of the specification',
  ],
  emergency: [
    'Step 3 Emergency Contact & Photo: emergency contact name, emergency contact phone, profile photo upload',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > asks whom to call, and for a photo of which it says how large it may be',
  ],
  photo: [
    "Profile photo upload (images, 'JPG, PNG up to 5MB')",
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > asks whom to call, and for a photo of which it says how large it may be',
  ],
  save: [
    "On the last step the button is 'Save Profile'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > go on and back, in the address and in the history',
  ],
  saving: [
    "'Saving...' while the profile is saved",
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > saves, and says so while it does',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.stories.tsx > Saving',
  ],
  warning: [
    "A warning 'Please fix required field errors to save' shows when a required field has an error",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > lead on with what is missing, and say so at the end',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.stories.tsx > ErrorsToFix',
  ],
  'no-worker': [
    'With no stored worker, redirect to /worker/auth',
    'apps/worker/src/paths.test.ts > shows what is hers to nobody else',
    'apps/worker/src/shell/SignedIn.test.tsx > leads to the sign-in without a stored worker',
  ],
  three: [
    'Complete profile: step 1, 2, 3',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > go on and back, in the address and in the history',
  ],
  name: [
    "name: 'Name is required'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
  ],
  phone: [
    "phone: 'Phone number is required'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > of a phone that another server sent as %j can be mended',
  ],
  'phone-format': [
    "phone must be +254 followed by exactly 9 digits, else 'Please enter a valid Kenyan phone number (+254...)'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > of a phone that another server sent as %j can be mended',
    'packages/domain/src/worker-profile-form.test.ts > names the one field with %s',
  ],
  email: [
    "email: optional; if given must look like an address, else 'Please enter a valid email address'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
    'packages/domain/src/worker-profile-form.test.ts > takes %s',
  ],
  location: [
    "location: 'Location is required'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
  ],
  birth: [
    "date_of_birth: 'Date of birth is required'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
  ],
  'birth-young': [
    "date_of_birth under 18: 'You must be at least 18 years old to register'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
    'packages/domain/src/worker-profile-form.test.ts > names the one field with %s',
  ],
  'birth-old': [
    "date_of_birth over 100: 'Please enter a valid date of birth'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
    'packages/domain/src/worker-profile-form.test.ts > names the one field with %s',
  ],
  'national-id': [
    "national_id: 'National ID is required'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
  ],
  experience: [
    "experience_years: if given, a number 0 to 50, else 'Please enter a valid number of years (0-50)'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > of years takes no %s',
    'packages/domain/src/worker-profile-form.test.ts > names the one field with %s',
  ],
  'photo-size': [
    "photo: over 5 MB (5242880 bytes) gives 'Photo must be less than 5MB'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > takes no photo that is %s',
    'packages/domain/src/document.test.ts > a photo of %d bytes: %s',
    'packages/domain/src/upload-refusal.test.ts > keeps the text of the specification for a photo that is too large',
  ],
  blocked: [
    'Save is blocked while any required-field error exists',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > is listed when it is missing, and led to',
    'tooling/e2e/journeys/worker/profile.e2e.ts > what is missing is listed and led to; a page that is loaded again and a network that is cut lose nothing',
  ],
  missing: [
    "On save the required fields are re-checked; a missing-fields alert reads 'Please complete the following required fields: {list}'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > is listed when it is missing, and led to',
    'packages/domain/src/profile-saving.test.ts > when %s',
  ],
  'missing-items': [
    'Items such as Full Name, Phone Number, Phone Number (invalid format), Location, Date of Birth, Date of Birth (must be 18+), National ID',
    'packages/domain/src/worker-profile-form.test.ts > lists all five in the order of the form',
    'packages/domain/src/worker-profile-form.test.ts > tells %s from a missing one',
    'apps/worker/src/pages/complete-profile/words.test.ts > %s is what the rule of the domain says',
  ],
  young: [
    "Under 18 alerts 'You must be at least 18 years old to register. Please update your date of birth.'",
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > has words of its own for whoever is too young',
    'packages/domain/src/profile-saving.test.ts > when %s',
  ],
  'error-clears': [
    'Errors clear when the worker edits the field',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.test.tsx > %s with %j says so when it is left, until it is edited',
  ],
});
