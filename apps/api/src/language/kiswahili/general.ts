/** What any call may answer. */
export const general: Readonly<Record<string, string>> = {
  'Please sign in to continue.': 'Tafadhali ingia ili uendelee.',
  'Your session has ended. Please sign in again.': 'Muda wako umeisha. Tafadhali ingia tena.',
  'Not found': 'Haipatikani',
  'Please check the fields and try again.': 'Tafadhali kagua ulichojaza, kisha ujaribu tena.',
  'The request could not be read.': 'Ombi halikusomeka.',
  'The request is too large.': 'Ombi ni kubwa mno.',
  'The service is busy. Please try again in a moment.':
    'Huduma ina shughuli nyingi. Tafadhali jaribu tena baada ya muda mfupi.',
  'Something went wrong on our side. Please try again.': 'Kuna hitilafu kwetu. Tafadhali jaribu tena.',
};
