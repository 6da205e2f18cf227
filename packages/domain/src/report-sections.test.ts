import { describe, expect, it } from 'vitest';
import { stepsOfLevel } from './check.ts';
import { accessLevels, packageLevels, rankOfLevel } from './packages.ts';
import {
  openFrom,
  reportSectionLabels,
  reportSections,
  sectionState,
  sectionUpgrade,
  showsIdentityDetails,
  unlockNote,
} from './report-sections.ts';

/** For none, lite, standard and premium. */
const rights = {
  identity: ['locked', 'open', 'open', 'open'],
  police_clearance: ['locked', 'locked', 'open', 'open'],
  health: ['locked', 'locked', 'open', 'open'],
  misconduct: ['locked', 'open', 'open', 'open'],
  references: ['locked', 'summary', 'summary', 'open'],
  work_history: ['locked', 'locked', 'locked', 'open'],
  social_screening: ['locked', 'locked', 'open', 'open'],
  reviews: ['open', 'open', 'open', 'open'],
  recommendation: ['locked', 'open', 'open', 'open'],
} as const;

describe('sectionState', () => {
  // spec: report/work-history, report/gate-police, report/gate-health, report/gate-social
  it.each(reportSections)('opens %s from the level that pays for it', (section) => {
    expect(accessLevels.map((level) => sectionState(level, section))).toEqual(rights[section]);
  });

  it.each(reportSections)('takes nothing of %s away from a higher level', (section) => {
    const order = ['locked', 'summary', 'open'];
    const states = accessLevels.map((level) => order.indexOf(sectionState(level, section)));
    expect(states).toEqual(states.toSorted((a, b) => a - b));
  });
});

describe('sectionUpgrade', () => {
  // spec: report/prompt-lite, report/prompt-standard, report/prompt-none
  it.each([
    ['none', 'identity', 'lite'],
    ['lite', 'police_clearance', 'standard'],
    ['lite', 'references', 'standard'],
    ['lite', 'work_history', 'standard'],
    ['standard', 'references', 'premium'],
    ['standard', 'work_history', 'premium'],
  ] as const)('offers %s before %s the level %s', (level, section, upgrade) => {
    expect(sectionUpgrade(level, section)).toBe(upgrade);
  });

  it('offers nothing where all is open, and always a higher level elsewhere', () => {
    for (const level of accessLevels)
      for (const section of reportSections) {
        const upgrade = sectionUpgrade(level, section);
        expect(upgrade === null).toBe(sectionState(level, section) === 'open');
        expect(upgrade === null || rankOfLevel(upgrade) === rankOfLevel(level) + 1).toBe(true);
      }
  });
});

describe('openFrom', () => {
  it.each(reportSections)('names for %s the first level at which all of it is open', (section) => {
    const level = openFrom(section);
    expect(level).toBe(accessLevels.slice(1).find((each) => sectionState(each, section) === 'open'));
    expect(level).toBeDefined();
  });

  it('is a level below the one that makes the health check, and says so', () => {
    expect(openFrom('health')).toBe('standard');
    expect(packageLevels.filter((level) => stepsOfLevel[level].includes('health'))).toEqual(['premium']);
    expect(reportSections.filter((section) => unlockNote(section) !== null)).toEqual(['health']);
    expect(unlockNote('health')).toMatch(/made with the Premium Check/);
  });
});

describe('showsIdentityDetails', () => {
  // spec: report/gate-identity
  it.each([
    ['none', 'verified', false],
    ['lite', 'verified', true],
    ['premium', 'verified', true],
    ['lite', 'pending', false],
    ['premium', 'failed', false],
    ['premium', '', false],
    ['none', 'pending', false],
  ] as const)('to %s about a worker who is %j: %s', (level, status, shows) => {
    expect(showsIdentityDetails(level, status)).toBe(shows);
  });
});

// spec: report/identity, report/criminal, report/health, report/misconduct, report/references, report/social
it('words the sections as the specification does', () => {
  expect(reportSections.map((section) => reportSectionLabels[section]).join(', ')).toBe(
    'Identity Verification, Criminal Background Check, Health Check, Misconduct Registry, Employment References, Work History, Social Media Screening, Reviews Summary, Recommendation',
  );
});
