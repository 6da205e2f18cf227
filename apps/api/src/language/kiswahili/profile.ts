/** The profile form. */
export const profile: Readonly<Record<string, string>> = {
  'Profile not found': 'Wasifu haupatikani',
  'Name is required': 'Jina linahitajika',
  'Phone number is required': 'Nambari ya simu inahitajika',
  'Please enter a valid Kenyan phone number (+254...)':
    'Tafadhali weka nambari sahihi ya simu ya Kenya (+254...)',
  'Please enter a valid email address': 'Tafadhali weka barua pepe sahihi',
  'Location is required': 'Mahali panahitajika',
  'Date of birth is required': 'Tarehe ya kuzaliwa inahitajika',
  'Please enter a valid date of birth': 'Tafadhali weka tarehe sahihi ya kuzaliwa',
  'You must be at least 18 years old to register': 'Lazima uwe na umri wa angalau miaka 18 ili ujisajili',
  'You must be at least 18 years old to register. Please update your date of birth.':
    'Lazima uwe na umri wa angalau miaka 18 ili ujisajili. Tafadhali rekebisha tarehe yako ya kuzaliwa.',
  'National ID is required': 'Nambari ya kitambulisho inahitajika',
  'Please enter a valid number of years (0-50)': 'Tafadhali weka idadi sahihi ya miaka (0-50)',
  'Please choose from the list.': 'Tafadhali chagua kwenye orodha.',
  'You sign in with this number, so it cannot be changed here.':
    'Unaingia kwa nambari hii, kwa hivyo haiwezi kubadilishwa hapa.',
  'Your identity is checked with this, so it cannot be changed here. Please contact support.':
    'Utambulisho wako unakaguliwa kwa hii, kwa hivyo haiwezi kubadilishwa hapa. Tafadhali wasiliana nasi.',
  'This National ID is already used by another account. Please check the number or contact support.':
    'Kitambulisho hiki tayari kinatumiwa na akaunti nyingine. Tafadhali kagua nambari au wasiliana nasi.',
  'Too many National ID numbers were tried. Please try again tomorrow, or contact support.':
    'Nambari nyingi mno za kitambulisho zimejaribiwa. Tafadhali jaribu tena kesho, au wasiliana nasi.',

  'Please complete the following required fields: {fields}':
    'Tafadhali jaza sehemu hizi zinazohitajika: {fields}',
  'Full Name': 'Jina Kamili',
  'Phone Number': 'Nambari ya Simu',
  'Phone Number (invalid format)': 'Nambari ya Simu (si sahihi)',
  Location: 'Mahali',
  'Date of Birth': 'Tarehe ya Kuzaliwa',
  'Date of Birth (must be 18+)': 'Tarehe ya Kuzaliwa (lazima uwe na miaka 18 au zaidi)',
  'National ID': 'Kitambulisho',
};
