// @vitest-environment happy-dom
import { listOwnReferences, saveOwnReferences } from '@repo/api-client/contract/references';
import { answers, breaks, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { named } from '../../../stories/references.ts';
import { paths } from '../../paths.ts';
import ReferencesPage from './ReferencesPage.tsx';

// On a busy machine; most is there at once.
configure({ asyncUtilTimeout: 4000 });

const nobody = answers(listOwnReferences, { references: [] });
const open = (...recorded: readonly Recording[]) =>
  openScreen(ReferencesPage, paths.references, { recorded });
const rows = () => screen.queryAllByRole('region', { name: /^Reference \d$/ });
const labels = ['Name', 'Phone Number', 'Relationship'] as const;
const fill = (place: number, values: readonly [string, string, string]) => {
  const row = within(screen.getByRole('region', { name: `Reference ${String(place)}` }));
  for (const [index, label] of labels.entries())
    fireEvent.change(row.getByLabelText(label), { target: { value: values[index] } });
};
async function fillTwo(...recorded: readonly Recording[]) {
  open(nobody, ...recorded);
  await screen.findByRole('region', { name: 'Reference 2' });
  fill(1, ['Ruth Kamande', '0700000201', 'Previous Employer']);
  fill(2, ['Joy Mutiso', '0700000202', 'Colleague']);
}

it('begins with two blank rows, each with a name, a phone, a relationship, and pending', async () => {
  open(nobody);
  await screen.findByRole('region', { name: 'Reference 2' });
  expect(rows()).toHaveLength(2);
  for (const row of rows()) {
    for (const label of labels) expect(within(row).getByLabelText<HTMLInputElement>(label).value).toBe('');
    expect(within(row).getByText('Pending')).toBeTruthy();
  }
});

it('says of each whether our team has verified it', async () => {
  open(answers(listOwnReferences, named));
  await screen.findByRole('region', { name: 'Reference 2' });
  expect(rows().map((row) => within(row).getByText(/^(Pending|Verified)$/).textContent)).toEqual([
    'Verified',
    'Pending',
  ]);
});

it('takes five by either button, and says so when there are to be more', async () => {
  open(nobody);
  await press('button', 'One more');
  await press('button', 'Add Another Reference');
  await press('button', 'One more');
  expect(rows()).toHaveLength(5);
  expect(screen.queryByText('You can add up to 5 references')).toBeNull();
  await press('button', 'Add Another Reference');
  await screen.findByText('You can add up to 5 references');
  expect(rows()).toHaveLength(5);
});

it('wants two of them whole before it sends any', async () => {
  open(nobody);
  await screen.findByRole('region', { name: 'Reference 2' });
  fill(1, ['Ruth Kamande', '0700000201', 'Previous Employer']);
  fill(2, ['Joy Mutiso', '0700000202', '']);
  const asked = vi.spyOn(globalThis, 'fetch');
  await press('button', 'Submit References');
  await screen.findByText('Please add at least 2 references');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('says that they were sent, and goes back to the dashboard', async () => {
  await fillTwo(answers(saveOwnReferences, { message: '', ...named }));
  await press('button', 'Submit References');
  await screen.findByText('References submitted successfully!');
  await waitFor(() => expect(here().pathname).toBe(paths.dashboard));
});

it('says that they were not sent, and keeps what was typed', async () => {
  await fillTwo(breaks(saveOwnReferences));
  await press('button', 'Submit References');
  await screen.findByText('Failed to submit references. Please try again.');
  expect(screen.getByDisplayValue('Ruth Kamande')).toBeTruthy();
  expect(here().pathname).toBe(paths.references);
});
