import { expect, it } from 'vitest';
import { checkKinds, stepsOfLevel } from './check.ts';
import {
  sampleFindings,
  sampleHighlights,
  sampleOrder,
  SAMPLE_PACKAGE_ID,
  sampleReferences,
  sampleTrust,
  sampleWorker,
} from './demonstration-report.ts';
import { demonstrationStages } from './demonstration.ts';
import { packageDefinitions } from './packages.ts';

it('is sold as it really is', () => {
  const sold = packageDefinitions.find(({ id }) => id === SAMPLE_PACKAGE_ID);
  expect(sampleOrder).toMatchObject({
    packageName: sold?.name,
    amountCents: sold?.priceCents,
  });
  expect(sold?.level).toBe('premium');
});

it('has a finding for each check of its package, and among them every stage of the demonstration, in its order', () => {
  expect(sampleFindings.map(({ kind }) => kind).toSorted()).toEqual(checkKinds.toSorted());
  expect(stepsOfLevel.premium).toHaveLength(sampleFindings.length);
  const titles = sampleFindings.map(({ title }) => title);
  expect(titles.filter((title) => title !== 'Work History')).toEqual(demonstrationStages);
  expect(sampleFindings.filter(({ outcome }) => outcome !== 'clear').map(({ kind }) => kind)).toEqual([
    'social_media',
  ]);
});

it('has the score that these findings earn', () => {
  expect(sampleTrust).toMatchObject({ total: 90, tier: 'Platinum' });
  expect(sampleTrust.breakdown.filter(({ points }) => points === 0)).toEqual([
    { component: 'social_screening', points: 0, max: 10, state: 'missing' },
  ]);
});

it('is made up by every name, and its numbers and addresses are nobody’s', () => {
  const people = [sampleWorker, sampleOrder, ...sampleReferences];
  const names = people.map((each) => ('name' in each ? each.name : each.paidBy));
  for (const name of names) expect(name).toMatch(/^\w+ (Sample|Example|Specimen)$/);
  for (const { phone } of [sampleWorker, ...sampleReferences]) expect(phone).toMatch(/^\+254700000\d{3}$/);
  expect(sampleWorker.email).toMatch(/\.example$/);
});

it('counts two references who were reached, of three', () => {
  expect(sampleReferences.map(({ said }) => said?.rating ?? null)).toEqual([5, 4, null]);
  expect(sampleHighlights).toHaveLength(4);
});
