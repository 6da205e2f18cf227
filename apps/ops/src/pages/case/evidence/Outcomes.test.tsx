import { getCaseFile } from '@repo/api-client/contract/cases';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { verdict } from '../../../../stories/cases.ts';
import { openScreen } from '../../../../stories/in-test.tsx';
import { fileOfWorked, worked } from '../../../../stories/worked-case.ts';
import { paths } from '../../../paths.ts';
import { Outcomes } from './Outcomes.tsx';

const lines = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// spec: team-case-pages/grounds-of-review
it('tells the outcome of each other check, its reason and its note', async () => {
  openScreen(() => <Outcomes found={worked} />, paths.case(worked.id), {
    recorded: [answers(getCaseFile, fileOfWorked)],
  });
  await screen.findByText('A referee warns against hiring');
  expect(await lines()).toEqual([
    'IdentityClearProven by the national registry.',
    'ReferencesFindingA referee warns against hiringA former household, by phone: money was missing.',
    'Police certificateUnable to verifyNobody could confirm it at the issuerThe issuer did not answer in the time of this check.',
    'Social screeningClearNothing that concerns the work',
    'HealthNot applicableThe check does not apply to this work',
    'Work historyClearEarlier employers confirm it',
    'RegistryClearNo upheld record',
  ]);
});

it('tells the words of a finding that waits for the worker’s answer', async () => {
  const checks = worked.checks.map((check) =>
    check.check_kind === 'references' ? { ...check, status: 'confirmed' as const, outcome: null } : check,
  );
  const said = verdict({ outcome: 'finding', reason: 'referee_warns', note: 'Money was missing.' });
  const results = fileOfWorked.results.map((result) =>
    result.check_id === checks.find((check) => check.check_kind === 'references')?.id
      ? { ...result, note: null, verdicts: [said, said] }
      : result,
  );
  openScreen(() => <Outcomes found={{ ...worked, checks }} />, paths.case(worked.id), {
    recorded: [answers(getCaseFile, { ...fileOfWorked, results })],
  });
  await screen.findByText('Money was missing.');
  expect((await lines())[1]).toBe('ReferencesFinding agreedA referee warns against hiringMoney was missing.');
});
