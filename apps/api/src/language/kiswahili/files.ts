/** Photos and documents. */
export const files: Readonly<Record<string, string>> = {
  'Please choose a photo.': 'Tafadhali chagua picha.',
  'Photo must be less than 5MB': 'Picha lazima iwe chini ya 5MB',
  'Photo must be a JPG, PNG or WebP image': 'Picha lazima iwe ya JPG, PNG au WebP',
  'This photo could not be read. Please choose another one.':
    'Picha hii haikusomeka. Tafadhali chagua nyingine.',
  'This photo is too large to open. Please choose a smaller one.':
    'Picha hii ni kubwa mno kufunguliwa. Tafadhali chagua ndogo zaidi.',
  'Please choose a file.': 'Tafadhali chagua faili.',
  'File must be less than 10MB': 'Faili lazima iwe chini ya 10MB',
  'File must be a JPG, PNG or WebP image, or a PDF': 'Faili lazima iwe picha ya JPG, PNG au WebP, au PDF',
  'This file could not be read. Please choose another one.':
    'Faili hii haikusomeka. Tafadhali chagua nyingine.',
  'This image is too large to open. Please choose a smaller one.':
    'Picha hii ni kubwa mno kufunguliwa. Tafadhali chagua ndogo zaidi.',
  'This PDF contains scripts, forms or attached files. Please send a plain PDF or a photo of the document.':
    'PDF hii ina programu, fomu au faili zilizoambatishwa. Tafadhali tuma PDF ya kawaida au picha ya hati.',
  'This PDF is locked. Please send one without a password, or a photo of the document.':
    'PDF hii imefungwa. Tafadhali tuma isiyo na nenosiri, au picha ya hati.',
  'The upload broke off. Please try again.': 'Kutuma kumekatika. Tafadhali jaribu tena.',
};
