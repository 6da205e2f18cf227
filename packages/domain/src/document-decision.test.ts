import { describe, expect, it } from 'vitest';
import {
  certificateProblems,
  documentDecisionProblem,
  notAsTold,
  normaliseCertificateNumber,
} from './document-decision.ts';

const now = new Date('2026-11-21T09:00:00Z');
const number = 'PCC-ABC12345';
const issuedOn = '2026-10-01';

it.each([
  ['PCC-ABC12345', 'PCC-ABC12345'],
  ['  pcc-abc12345 ', 'PCC-ABC12345'],
  ['pcc  2026/ 11', 'PCC 2026/ 11'],
])('the number %j is kept as %s', (typed, kept) => {
  expect(normaliseCertificateNumber(typed)).toBe(kept);
});

describe('a certificate that somebody tells of', () => {
  it.each([
    [number, issuedOn],
    ['pcc 2026/11.7', '2026-11-21'],
    ['1234', '2025-11-22'],
    ['A'.repeat(40), issuedOn],
  ])('%s of %s is taken', (known, day) => {
    expect(certificateProblems({ number: known, issuedOn: day }, now)).toEqual({});
  });

  it.each(['', '   ', '123', 'A'.repeat(41), 'PCC<1>', '-PCC-1', 'PCC-1-', 'nambari ñ'])(
    'the number %j is none',
    (known) => {
      expect(certificateProblems({ number: known, issuedOn }, now)).toEqual({
        number: 'certificateNumberInvalid',
      });
    },
  );

  it.each([
    ['', 'issueDateMissing'],
    ['2026-02-30', 'issueDateMissing'],
    ['2026-11-22', 'issueDateInFuture'],
    ['2025-11-21', 'certificateLapsed'],
  ])('the day %j: %s', (day, problem) => {
    expect(certificateProblems({ number, issuedOn: day }, now)).toEqual({ issuedOn: problem });
  });

  it('has today by the calendar of Nairobi', () => {
    const late = new Date('2026-11-21T21:30:00Z');
    expect(certificateProblems({ number, issuedOn: '2026-11-22' }, late)).toEqual({});
  });
});

describe('a decision about a document', () => {
  it.each([
    ['policeClearance', 'accepted', null, { number, issuedOn }, null],
    ['policeClearance', 'accepted', null, { number }, 'issued_on'],
    ['policeClearance', 'accepted', null, { issuedOn }, 'certificate_number'],
    ['policeClearance', 'accepted', null, { number, issuedOn: '2025-01-01' }, 'issued_on'],
    ['nationalId', 'accepted', null, {}, null],
    ['certificates', 'accepted', null, {}, null],
    ['certificates', 'accepted', null, { number }, 'certificate_number'],
    ['certificates', 'accepted', null, { issuedOn }, 'certificate_number'],
    ['certificates', 'accepted', 'unreadable', {}, 'reason'],
    ['certificates', 'rejected', null, {}, 'reason'],
    ['nationalId', 'rejected', 'unreadable', {}, null],
    ['policeClearance', 'rejected', 'expired', {}, null],
  ] as const)('%s %s for %s with %j: %s', (slot, decision, reason, certificate, field) => {
    const error = documentDecisionProblem({ slot, decision, reason, certificate }, now);
    expect(error?.field ?? null).toBe(field);
  });

  it.each([
    ['certificates', 'rejected', null, {}, 'documentReasonMissing'],
    ['certificates', 'accepted', 'unreadable', {}, 'documentReasonUnexpected'],
    ['certificates', 'accepted', null, { number }, 'certificateUnexpected'],
    ['policeClearance', 'accepted', null, { issuedOn }, 'certificateNumberInvalid'],
    ['policeClearance', 'accepted', null, { number }, 'issueDateMissing'],
    ['policeClearance', 'accepted', null, { number, issuedOn: '2026-11-22' }, 'issueDateInFuture'],
    ['policeClearance', 'accepted', null, { number, issuedOn: '2025-11-21' }, 'certificateLapsed'],
  ] as const)('%s %s for %s with %j is refused as %s', (slot, decision, reason, certificate, code) => {
    expect(documentDecisionProblem({ slot, decision, reason, certificate }, now)?.code).toBe(code);
  });
});

describe('notAsTold', () => {
  const told = { number, issuedOn };
  it.each([
    ['the same', told, told, {}],
    [
      'the same number in small letters, with blanks',
      { ...told, number: ` ${number.toLowerCase()} ` },
      told,
      {},
    ],
    ['what she did not tell', told, {}, {}],
    ['a number where she told only the day', { number: 'PCC-OTHER1', issuedOn }, { issuedOn }, {}],
    [
      'another number',
      { ...told, number: 'PCC-OTHER1' },
      told,
      { certificate_number: 'certificateNumberNotAsTold' },
    ],
    ['another day', { ...told, issuedOn: '2026-10-09' }, told, { issued_on: 'issueDateNotAsTold' }],
    [
      'another number and another day',
      { number: 'PCC-OTHER1', issuedOn: '2026-10-09' },
      told,
      { certificate_number: 'certificateNumberNotAsTold', issued_on: 'issueDateNotAsTold' },
    ],
  ])('%s', (_what, read, hers, differences) => {
    expect(notAsTold(read, hers)).toEqual(differences);
  });
});
