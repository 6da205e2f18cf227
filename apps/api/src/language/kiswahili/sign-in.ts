/** Codes and sessions. */
export const signIn: Readonly<Record<string, string>> = {
  'Please enter a valid Kenyan phone number': 'Tafadhali weka nambari sahihi ya simu ya Kenya',
  'Please enter your phone number': 'Tafadhali weka nambari yako ya simu',
  'Invalid verification code': 'Nambari ya kuthibitisha si sahihi',
  'Please wait {n} seconds before asking for another code.':
    'Tafadhali subiri sekunde {n} kabla ya kuomba nambari nyingine.',
  'Please wait {n} minutes before asking for another code.':
    'Tafadhali subiri dakika {n} kabla ya kuomba nambari nyingine.',
  'Verification code sent successfully!': 'Nambari ya kuthibitisha imetumwa!',
  'Verification successful! Redirecting...': 'Umethibitishwa! Tunakupeleka...',
  'Signed out.': 'Umetoka.',
  'Signed out everywhere.': 'Umetoka kwenye simu zote.',
};
