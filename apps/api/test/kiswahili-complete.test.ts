import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHONE_IS_FIXED } from '@repo/domain/employer-profile-form';
import {
  IDENTITY_IS_FIXED,
  missingFieldsAlert,
  NOT_ON_THE_LIST,
  UNDERAGE_ALERT,
} from '@repo/domain/profile-saving';
import { INVALID_PHONE, INVALID_PROFILE_PHONE, PHONE_REQUIRED } from '@repo/domain/phone';
import { uploadRefusals, uploadRefusalText, type UploadPurpose } from '@repo/domain/upload-refusal';
import { onboardingProblems } from '@repo/domain/onboarding-form';
import { UNDERAGE } from '@repo/domain/worker-profile-form';
import { referenceProblems, TOO_FEW_REFERENCES } from '@repo/domain/worker-references';
import { NO_ATTEMPTS_LEFT } from '@repo/domain/identity-words';
import { isReadByWorker } from '../src/http/words.ts';
import { inKiswahili } from '../src/language/in-kiswahili.ts';
import { kiswahili } from '../src/language/kiswahili/index.ts';
import { everyCall } from './every-call.ts';
import { reachableFrom, reachableFromHandlers, thrownIn, type Thrown } from './thrown-texts.ts';

const sources = join(import.meta.dirname, '../src');
const purposes: readonly UploadPurpose[] = ['photo', 'document', 'face', 'card'];
const profileErrors = [
  'Name is required',
  PHONE_REQUIRED,
  INVALID_PROFILE_PHONE,
  'Please enter a valid email address',
  'Location is required',
  'Date of birth is required',
  'Please enter a valid date of birth',
  UNDERAGE,
  'National ID is required',
  'Please enter a valid number of years (0-50)',
  NOT_ON_THE_LIST,
  IDENTITY_IS_FIXED,
  PHONE_IS_FIXED,
];

const onboardingTexts = [
  ...Object.values(onboardingProblems),
  'Please enter a valid number of years (0-20)',
  NOT_ON_THE_LIST,
  IDENTITY_IS_FIXED,
  'Please check the fields and try again.',
];

/** What an expression can say whose source does not tell: by its file, and how it is written there. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // Handed in by callers, whose own texts are looked at where they stand.
  'errors.ts: message': [],
  'services/platform/limits/rate-limit.ts: refusal': [],

  'services/people/auth/read-phone.ts: message': [INVALID_PHONE, 'Please enter your phone number'],
  'services/people/auth/send-code.ts: `Please wait ${wait} before asking for another code.`': [
    'Please wait 7 seconds before asking for another code.',
    'Please wait 7 minutes before asking for another code.',
  ],
  'services/people/workers/save-own-profile.ts: alert': [
    UNDERAGE_ALERT,
    missingFieldsAlert(['Full Name', 'Phone Number', 'Location']),
    'Please check the fields and try again.',
  ],
  'services/people/workers/save-own-profile.ts: fields: errors': profileErrors,
  "services/people/workers/save-onboarding.ts: Object.values(fields)[0] ?? 'Please check the fields and try again.'":
    onboardingTexts,
  'services/people/workers/save-onboarding.ts: fields: fields': onboardingTexts,
  'services/evidence/references/save-references.ts: fields: fields': Object.values(referenceProblems),
  'services/evidence/references/save-references.ts: tooFew': [TOO_FEW_REFERENCES],
  'services/evidence/identity/permission.ts: refusals[refusal]': [
    'Your identity is verified already.',
    'Your photos are being looked at. Please wait for the result.',
    NO_ATTEMPTS_LEFT,
  ],
  'services/evidence/identity/permission.ts: missingFieldsAlert(missing)': [
    missingFieldsAlert(['Full Name', 'National ID']),
  ],
  'services/platform/files/upload.ts: text': purposes.flatMap((purpose) =>
    uploadRefusals.map((refusal) => uploadRefusalText(purpose, refusal)),
  ),
};

const keyOf = ({ file, expression }: Thrown) =>
  `${relative(sources, file)}: ${expression.replaceAll(/\s+/g, ' ')}`;

/** Files with handlers of calls that a worker makes, what every request passes, and all that these import. */
async function filesOfWorkers(): Promise<ReadonlySet<string>> {
  const names = everyCall.filter(([, call]) => isReadByWorker(call)).map(([name]) => name);
  const files = new Set<string>();
  for (const name of await readdir(join(sources, 'routes')))
    await reachableFromHandlers(join(sources, 'routes', name), names, files);
  for (const name of ['authenticate.ts', 'uploads.ts', 'errors.ts'])
    await reachableFrom(join(sources, 'http', name), files);
  return files;
}

const files = await filesOfWorkers();
const thrown = (await Promise.all([...files].map(thrownIn))).flat();
const cases = [...Map.groupBy(thrown, keyOf)];

describe('everything that a call of a worker can be refused with', () => {
  it('is looked for where such calls are answered', () => {
    expect(files.size).toBeGreaterThan(20);
    expect(cases.length).toBeGreaterThan(8);
  });

  it.each(cases)('%s is said in Kiswahili', (key, found) => {
    const said = elsewhere[key] ?? found.map(({ text }) => text);
    expect(said, 'Say in `elsewhere` which texts this can be').not.toContain(undefined);
    expect(said.filter((each) => inKiswahili(each ?? '') === undefined)).toEqual([]);
  });

  it('has no text explained that nothing throws', () => {
    const keys = new Set(cases.map(([key]) => key));
    expect(Object.keys(elsewhere).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('is said where errors become answers', async () => {
    const source = await readFile(join(sources, 'http/errors.ts'), 'utf8');
    const texts = [...source.matchAll(/'([A-Z][^']* [^']*[.])'|`(Must be [^`]*)`/g)].map(
      ([, plain, template]) => plain ?? template?.replaceAll(/\$\{[^}]*\}/g, '7') ?? '',
    );
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter((text) => inKiswahili(text) === undefined)).toEqual([]);
  });
});

describe('the catalogue', () => {
  const entries = Object.entries(kiswahili);
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  it.each(entries)('%s: names no value that the English has not', (english, said) => {
    expect(said.trim()).not.toBe('');
    expect(said).not.toBe(english);
    for (const name of namesIn(said)) expect(namesIn(english)).toContain(name);
  });

  it('leaves no common English word', () => {
    const left = /\b(?:the|your|you|and|is|to|of|please|phone|code|number|send|error|again|file|must|try)\b/i;
    expect(entries.filter(([, said]) => left.test(said))).toEqual([]);
  });

  it('knows no text by a name that every object has', () => {
    expect(inKiswahili('constructor')).toBeUndefined();
  });

  it('has each text in one place', async () => {
    const folder = join(sources, 'language/kiswahili');
    const parts = await Promise.all(
      (await readdir(folder)).filter((name) => name !== 'index.ts').map((name) => import(join(folder, name))),
    );
    const keys = parts.flatMap((part: object) =>
      Object.values(part).flatMap((area: object) => Object.keys(area)),
    );
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
    expect(keys.toSorted()).toEqual(Object.keys(kiswahili).toSorted());
  });
});
