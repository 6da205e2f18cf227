import { expect, it } from 'vitest';
import { codeOf, type Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';

const day = new Date('2026-11-21T21:00:00.000Z');

it.each<[refusal: Refusal, english: string, kiswahili: string]>([
  ['notFound', 'Not found', 'Haipatikani'],
  [
    { code: 'codeTooSoonSeconds', parameters: { seconds: 7 } },
    'Please wait 7 seconds before asking for another code.',
    'Tafadhali subiri sekunde 7 kabla ya kuomba code nyingine.',
  ],
  [
    { code: 'deeperPackageOwned', parameters: { package: 'Full $& Check', order: 'ORD-1' } },
    'You have already purchased Full $& Check for this nanny, order ORD-1. It holds everything in this package.',
    'Tayari umenunua Full $& Check kwa yaya huyu, oda ORD-1. Kina kila kitu kilicho kwenye kifurushi hiki.',
  ],
  [
    { code: 'profileFieldsMissing', parameters: { fields: ['fieldFullName', 'fieldNationalId'] } },
    'Please complete the following required fields: Full Name, National ID',
    'Tafadhali jaza sehemu hizi zinazohitajika: Jina Kamili, Kitambulisho',
  ],
  [
    { code: 'workerSaidNo', parameters: { day } },
    'This worker said no to you. You can ask again after Nov 22, 2026.',
    'Mfanyakazi huyu alikukatalia. Unaweza kumuuliza tena baada ya 22 Nov 2026.',
  ],
])('says %j in the language of its reader', (refusal, english, kiswahili) => {
  expect(refusalText('en', refusal)).toBe(english);
  expect(refusalText('sw', refusal)).toBe(kiswahili);
});

it('is known by its code, with values or without', () => {
  expect(codeOf('notFound')).toBe('notFound');
  expect(codeOf({ code: 'codeTooSoonMinutes', parameters: { minutes: 2 } })).toBe('codeTooSoonMinutes');
});
