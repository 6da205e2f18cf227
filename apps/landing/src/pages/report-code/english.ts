import { brand } from '@repo/domain/brand';
import { REPORT_CURRENT_DAYS } from '@repo/domain/report-standing';

export const english = {
  head: {
    check: `Is this report real? · ${brand.name}`,
    checkAbout: `Type the code of a report by ${brand.name} to see whether it is genuine. Findings are never shown.`,
    known: (title: string) => `${title} · ${brand.name}`,
    missing: `Enter the code of the report · ${brand.name}`,
    number: `This is the number of the report · ${brand.name}`,
    lookalike: `This is no code of a report · ${brand.name}`,
    refused: `This is no code of a report · ${brand.name}`,
    about: `What ${brand.name} knows about the code of a report: genuine or not, and never a finding.`,
  },
  check: {
    title: 'Is this report real?',
    text: `Every report by ${brand.name} carries a code. Type it here, and see whether the report is ours. Nobody sees a finding this way.`,
    label: 'Code of the report',
    hint: '16 letters and digits in four groups. Hyphens and capitals do not matter.',
    missing: 'Enter the code of the report.',
    refused:
      'This is no code of a report: it has 16 letters and digits, and never I, L, O, U, 0 or 1. Compare it letter by letter.',
    number:
      'This is the number of the report, not its code. The code has four groups of four, and stands beside the square pattern (QR code).',
    lookalike:
      'A code never has I, L, O, U, 0 or 1. Look again: O or 0 may be a Q or a D, I, L or 1 may be a J, T or 7, and U may be a V.',
    send: 'Check the code',
  },
  where: {
    title: 'Where to find the code',
    places: [
      'At the bottom of the first page, beside the square pattern (QR code).',
      'At the foot of every page.',
      'Or scan the square pattern with a phone: it opens the answer.',
    ],
    told: 'You are told whether the report is genuine, its number, date and package, and the first name and the initial of the worker. The household is not told that you asked.',
  },
  facts: {
    code: 'Code',
    number: 'Report number',
    issued: 'Issued',
    notYet: 'Not yet',
    bought: 'Package',
    worker: 'Worker',
    yes: 'Yes',
    revoked: 'Taken back',
  },
  genuine: {
    title: 'This report is genuine',
    text: `${brand.name} made a report with this code, and it is complete.`,
    meaningTitle: 'What this does not say',
    meaning: [
      'It says that there is such a report. It says nothing about what the report contains.',
      'Paper can be changed by hand. Whoever ordered the report can open it in their own account and show it to you.',
    ],
  },
  inProgress: {
    title: 'This report is not complete yet',
    text: `The code is ours. ${brand.name} is still working on the checks, or is correcting one of them.`,
    meaningTitle: 'What to do now',
    meaning: [
      'Do not decide by a printed copy: not everything in it is final.',
      'Open this page again later. It says so as soon as the report is complete.',
    ],
  },
  superseded: {
    title: 'There is a newer report',
    text: 'This report was ours when it was made. The same household has a newer complete one about the same worker.',
    meaningTitle: 'What to do now',
    meaning: [
      'Ask whoever gave you this report for the newer one, and check its code here.',
      'Do not rely on the older one: what it says may have changed.',
    ],
  },
  expired: {
    title: `This report is more than ${String(REPORT_CURRENT_DAYS)} days old`,
    text: `The report is ours, and was complete on its date of issue. It counts for ${String(REPORT_CURRENT_DAYS)} days.`,
    meaningTitle: 'What to do now',
    meaning: [
      'Do not rely on it alone: what it says may have changed.',
      'Ask the person who gave it to you for a newer check. The worker is asked for consent again.',
    ],
  },
  withdrawn: {
    title: 'The worker withdrew consent',
    text: 'The code belonged to a report. Then the worker withdrew the consent to the check.',
    meaningTitle: 'What to do now',
    meaning: [
      'Do not rely on a report with this code. Nothing more is told about it.',
      'A new check needs a new consent of the worker.',
    ],
  },
  revoked: {
    title: 'This code counts no longer',
    text: 'It belonged to a report once. Then the household took the code back, or the check ended without a report.',
    meaningTitle: 'What to do now',
    meaning: [
      'Do not rely on a report with this code. Nothing more is told about it.',
      'Ask whoever gave it to you for the code that the report has now.',
    ],
  },
  unknown: {
    title: 'No report has this code',
    text: 'Compare it with the report, letter by letter. If it is the same there, the report is not ours: do not rely on it.',
    forged: {
      title: 'Is the code the same on the paper?',
      text: 'If it is, somebody may have forged it. Keep the paper, and tell us who gave it to you.',
      link: 'Write to us',
    },
  },
  address: (origin: string) => `Look at the address of this page: only ${origin}/ is ours.`,
  compare: {
    title: 'Compare with the report in your hand',
    steps: [
      { title: 'The report number', text: 'It is the same, digit by digit.' },
      { title: 'The package', text: 'It is the same, and so is the date of issue of a complete report.' },
      { title: 'The worker', text: 'The first name is the same, and the last name begins with this letter.' },
    ],
  },
  refusal: {
    title: 'Not the file we issued',
    text: 'The code is ours, but the file that you chose is not. Do not rely on it: somebody may have changed it.',
  },
  file: {
    title: 'Is your file the one we issued?',
    text: 'Choose or drop the PDF. It stays on your device: only its fingerprint is compared.',
    choose: 'Choose the PDF',
    same: {
      genuine: 'This is the file that we issued on {date}.',
      superseded: 'This is the file that we issued on {date}. The newer report can say something else.',
      expired: 'This is the file that we issued on {date}. What it says may have changed.',
    },
    results: {
      busy: 'Comparing the file...',
      interim:
        'This is a file that we issued on {date}. It is not final: it shows what was known on that day, and the complete report can say something else.',
      other:
        'Do not rely on this file. It is not one that we issued under this code. A scan, or a file that was saved anew, is not the same file either: ask for the PDF as it was downloaded.',
      notPdf: 'Choose the PDF of the report.',
      failed:
        'The file could not be compared. Check your connection, open this page again, and choose the file once more.',
      tooMany: 'Too many codes and files were checked from your network. Try again in an hour.',
    },
  },
  another: 'Check another code',
} as const;
