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
  'Too many files were sent. Please try again in an hour.':
    'Faili nyingi mno zimetumwa. Tafadhali jaribu tena baada ya saa moja.',
  'The upload took too long. Please try again.': 'Kutuma kumechukua muda mrefu. Tafadhali jaribu tena.',
  'Files cannot be saved or opened at the moment. Please try again later.':
    'Faili haziwezi kuhifadhiwa wala kufunguliwa kwa sasa. Tafadhali jaribu tena baadaye.',
  'File not found': 'Faili haipatikani',
  'Document not found': 'Hati haipatikani',
  'Please upload the certificate first.': 'Tafadhali pakia cheti kwanza.',
  'This certificate was looked at already. Upload a new one to change it.':
    'Cheti hiki tayari kimekaguliwa. Pakia kipya ili kukibadilisha.',
  'Please enter the number as it is printed on the certificate':
    'Tafadhali weka nambari kama ilivyochapishwa kwenye cheti',
  'Please enter the date of issue': 'Tafadhali weka tarehe ya kutolewa',
  'The date of issue cannot be in the future': 'Tarehe ya kutolewa haiwezi kuwa ya siku zijazo',
  'This certificate was issued more than a year ago and no longer holds':
    'Cheti hiki kilitolewa zaidi ya mwaka mmoja uliopita na hakitumiki tena',
};
