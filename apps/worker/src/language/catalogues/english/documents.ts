export const messages = {
  'documents.title': 'Documents',
  'documents.who':
    'Only you and our team can open these files. Employers see what was verified, never the file.',
  'documents.failed': 'Your documents could not be loaded',

  'documents.nationalId': 'National ID',
  'documents.policeClearance': 'Police Clearance',
  'documents.certificates': 'Certificates (Optional)',
  'documents.nationalId.file': 'Photo or PDF of your ID card',
  'documents.policeClearance.file': 'Photo or PDF of your certificate',
  'documents.certificates.file': 'Photo or PDF of your certificates',
  'documents.certificates.hint':
    'A health certificate, a course, a driving licence. Send several as one PDF.',

  'documents.status.not_uploaded': 'Not uploaded',
  'documents.status.uploading': 'Uploading...',
  'documents.status.uploaded': 'Uploaded ✓',
  'documents.status.failed': 'Not uploaded',
  'documents.status.accepted': 'Accepted',
  'documents.status.rejected': 'Not accepted',

  'documents.waitedFor': 'A check that you agreed to is waiting for this. Please send it.',
  'documents.inReview': 'Our team looks at it. We tell you whether it is accepted.',
  'documents.acceptedOn': 'Our team accepted it on {date}.',
  'documents.fileGone': 'The file itself has been deleted since: it is no longer needed.',
  'documents.rejected.title': 'Please send this again',
  'documents.rejected.kept': 'We keep the file of this one until {date}, for the check that needs it.',
  'documents.rejected.unreadable':
    'It could not be read. Take the photo in good light, and hold the phone still.',
  'documents.rejected.incomplete': 'A part of it is missing. Send every page, and both sides of a card.',
  'documents.rejected.wrong_document': 'It is a different document. Send the one that is named here.',
  'documents.rejected.other_person':
    'The name on it is not the name in your profile. If both are yours, contact us.',
  'documents.rejected.expired': 'It is no longer valid. Send a new one.',
  'documents.rejected.not_confirmed':
    'Whoever issued it could not confirm it. Check the number, or contact us if it is right.',

  'documents.error.size': 'File must be less than 10MB',
  'documents.error.kind': 'File must be a JPG, PNG or WebP image, or a PDF',
  'documents.error.empty': 'This file could not be read. Please choose another one.',
  'documents.error.cut': 'The network was lost. Your file is still here: try again.',
  'documents.error.failed': 'The file was not sent. Please try again.',

  'documents.save': 'Save a copy',
  'documents.saving': 'Opening...',
  'documents.save.failed': 'The file could not be opened. Please try again.',
  'documents.remove.question': 'Remove this document?',
  'documents.remove.consequence': 'Its file is deleted. A check that needs it then waits for you.',
  'documents.remove.ofCheck':
    'Its file is deleted. If our team has already read it for a check, we keep it for up to {days} days instead. A check that needs it then waits for you.',
  'documents.remove': 'Remove',
  'documents.removing': 'Removing...',
  'documents.remove.failed': 'It was not removed. Please try again.',

  'documents.police.about':
    'You get this Certificate of Good Conduct on eCitizen. It costs {price}, takes {minimum} to {maximum} weeks and holds for a year. You pay it to the government: we do not sell it and cannot make it faster.',
  'documents.police.until': 'It holds until {date}.',
  'documents.police.lapsed': 'It held until {date}. A check now needs a new one.',
  'documents.certificate.title': 'Number and date of the certificate (optional)',
  'documents.certificate.why': 'With these our team finds it on eCitizen sooner.',
  'documents.certificate.number': 'Certificate number',
  'documents.certificate.issued': 'Date of issue',
  'documents.certificate.save': 'Save',
  'documents.certificate.saving': 'Saving...',
  'documents.certificate.saved': 'Saved',
  'documents.certificate.failed': 'This was not saved. Please try again.',
  'documents.certificate.badNumber': 'Please enter the number as it is printed on the certificate',
  'documents.certificate.noDay': 'Please enter the date of issue',
  'documents.certificate.futureDay': 'The date of issue cannot be in the future',
  'documents.certificate.lapsed': 'This certificate was issued more than a year ago and no longer holds',

  'documents.tips': 'Tips',
  'documents.tip.photo': 'Take a clear photo',
  'documents.tip.text': 'Make sure the text is readable',
  'documents.tip.light': 'Use good light',
  'documents.tip.pages': 'Include all pages',
} as const;
