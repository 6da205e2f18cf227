import { describe, expect, it } from 'vitest';
import {
  CONTACT_REQUEST_EXPIRES_AFTER_HOURS,
  CONTACT_REQUESTS_PER_DAY,
  contactRequestMachine,
  contactRequestRefusal,
  contactStatusAfter,
  DEFAULT_CONTACT_MESSAGE,
  isContactMessageMissing,
  isDefaultContactMessage,
  showsContact,
} from './contact-request.ts';

describe('contactRequestMachine', () => {
  it('leaves a request open until it is approved, declined or expired, and then as it is', () => {
    expect(contactRequestMachine.next('pending')).toEqual(['approved', 'declined', 'expired']);
    for (const state of contactRequestMachine.next('pending'))
      expect(contactRequestMachine.isFinal(state)).toBe(true);
  });
});

describe('isContactMessageMissing', () => {
  it.each([
    ['', true],
    ['  \n', true],
    ['.', false],
    [DEFAULT_CONTACT_MESSAGE, false],
  ])('%j: %s', (message, isMissing) => {
    expect(isContactMessageMissing(message)).toBe(isMissing);
  });
});

// spec: contact/default-text, constants/contact-expiry
it('tells the worker how to answer and until when', () => {
  expect(DEFAULT_CONTACT_MESSAGE).toContain('Reply YES to share');
  expect(DEFAULT_CONTACT_MESSAGE).toContain('NO to decline');
  expect(DEFAULT_CONTACT_MESSAGE).toContain(`expires in ${CONTACT_REQUEST_EXPIRES_AFTER_HOURS} hours`);
  expect(CONTACT_REQUEST_EXPIRES_AFTER_HOURS).toBe(48);
});

it.each([
  ['as it is', DEFAULT_CONTACT_MESSAGE, true],
  ['with other blanks', `\n${DEFAULT_CONTACT_MESSAGE.replaceAll(' ', '  ')} `, true],
  ['with a word more', `${DEFAULT_CONTACT_MESSAGE} Thanks`, false],
  ['replaced', 'Please call me', false],
  ['emptied', '', false],
])('knows the default text %s', (_, message, isDefault) => {
  expect(isDefaultContactMessage(message)).toBe(isDefault);
});

it('ends a request as its question was answered', () => {
  expect(contactStatusAfter).toEqual({ accepted: 'approved', declined: 'declined', expired: 'expired' });
});

it('allows five new requests a day', () => {
  expect(CONTACT_REQUESTS_PER_DAY).toBe(5);
});

describe('contactRequestRefusal', () => {
  it.each([
    ['the first of the day', null, 0, null],
    ['the fifth of the day', null, 4, null],
    ['the sixth of the day', null, 5, 'contactRequestsTooOften'],
    ['one after a declined one', 'declined', 1, null],
    ['one after an expired one', 'expired', 4, null],
    ['the sixth, after an expired one', 'expired', 5, 'contactRequestsTooOften'],
    ['a second while one is open', 'pending', 1, 'contactRequestOpen'],
    ['one for what is already shown', 'approved', 2, 'contactShared'],
  ] as const)('%s', (_, status, sentToday, refusal) => {
    expect(contactRequestRefusal(status, sentToday)).toBe(refusal);
  });
});

it('shows name and number while she shares them, and never otherwise', () => {
  const shown = contactRequestMachine.states.flatMap((status) =>
    [false, true].filter((isWithdrawn) => showsContact(status, isWithdrawn)).map((each) => [status, each]),
  );
  expect(shown).toEqual([['approved', false]]);
});
