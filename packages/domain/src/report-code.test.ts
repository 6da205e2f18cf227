import { describe, expect, it } from 'vitest';
import { reportCodeState, reportLink, shortName } from './report-code.ts';

describe('the state of a code', () => {
  it.each([
    ['genuine', { isRevoked: false, isComplete: true, hasNewer: false, standing: 'current' }],
    ['in-progress', { isRevoked: false, isComplete: false, hasNewer: false, standing: 'current' }],
    ['superseded', { isRevoked: false, isComplete: true, hasNewer: true, standing: 'current' }],
    ['superseded', { isRevoked: false, isComplete: false, hasNewer: true, standing: 'current' }],
    ['revoked', { isRevoked: true, isComplete: true, hasNewer: false, standing: 'current' }],
    ['revoked', { isRevoked: true, isComplete: true, hasNewer: true, standing: 'current' }],
    ['expired', { isRevoked: false, isComplete: true, hasNewer: false, standing: 'expired' }],
    ['superseded', { isRevoked: false, isComplete: true, hasNewer: true, standing: 'expired' }],
    ['withdrawn', { isRevoked: false, isComplete: true, hasNewer: false, standing: 'withdrawn' }],
    ['withdrawn', { isRevoked: false, isComplete: false, hasNewer: true, standing: 'withdrawn' }],
    ['revoked', { isRevoked: true, isComplete: true, hasNewer: false, standing: 'withdrawn' }],
  ] as const)('is %s', (state, facts) => {
    expect(reportCodeState(facts)).toBe(state);
  });
});

it('leads to the public site', () => {
  expect(reportLink('https://example.test', 'AAAA-BBBB')).toBe('https://example.test/r/AAAA-BBBB');
});

describe('a short name', () => {
  it.each([
    ['Achieng Otieno', 'Achieng O.'],
    ['  Mwanamkasi  Nyambura wa muthoni ', 'Mwanamkasi M.'],
    ['Zawadi', 'Zawadi'],
    ['', 'Worker'],
    [null, 'Worker'],
    ['Achieng \u{1F600}', 'Achieng'],
    ['Achieng \u{1E922}x', 'Achieng \u{1E900}.'],
    ['Achieng \u202EOtieno', 'Achieng O.'],
    ['Achieng Otieno \u200F', 'Achieng O.'],
    ['Wanjiku u\u0303mi', 'Wanjiku Ũ.'],
    ['Achieng (Otieno)', 'Achieng O.'],
    ['\u202E \u2060', 'Worker'],
  ])('of %j is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
