import { listOwnReferences, saveOwnReferences } from '@repo/api-client/contract/references';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { named } from '../../../stories/references.ts';
import { paths } from '../../paths.ts';
import { keptOf, withKept } from './reference-values.ts';
import ReferencesPage from './ReferencesPage.tsx';

const nobody = answers(listOwnReferences, { references: [] });
const open = (...recorded: readonly Recording[]) =>
  openScreen(ReferencesPage, paths.references, { recorded });
const rows = () => screen.queryAllByRole('region', { name: /^Reference \d$/ });
const submits = () => screen.queryByRole('button', { name: 'Submit References' });
const labels = ['Name', 'Phone Number', 'Relationship'] as const;
const fill = (place: number, values: readonly [string, string, string]) => {
  const row = within(screen.getByRole('region', { name: `Reference ${String(place)}` }));
  for (const [index, label] of labels.entries())
    fireEvent.change(row.getByRole('textbox', { name: label }), { target: { value: values[index] } });
};
async function fillTwo(...recorded: readonly Recording[]) {
  open(nobody, ...recorded);
  await screen.findByRole('region', { name: 'Reference 2' });
  fill(1, ['Ruth Kamande', '0700000201', 'Previous Employer']);
  fill(2, ['Joy Mutiso', '0700000202', 'Colleague']);
}

// spec: worker-references/two, worker-references/row
it('begins with two blank rows, each with a name, a phone, a relationship, and no status', async () => {
  open(nobody);
  await screen.findByRole('region', { name: 'Reference 2' });
  expect(rows()).toHaveLength(2);
  for (const row of rows()) {
    for (const label of labels)
      expect(within(row).getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('');
    expect(within(row).queryByText(/^(Pending|Verified)$/)).toBeNull();
  }
  expect(submits()).not.toBeNull();
});

// spec: worker-references/add, worker-references/too-many, worker-references/most
it('takes five by its one button, and says so when there are to be more', async () => {
  open(nobody);
  for (const place of [3, 4, 5]) {
    await press('button', 'Add Another Reference');
    expect(rows()).toHaveLength(place);
  }
  expect(screen.queryByText('You can add up to 5 references')).toBeNull();
  await press('button', 'Add Another Reference');
  await screen.findByText('You can add up to 5 references');
  expect(rows()).toHaveLength(5);
});

it('leads into each row that she adds, also where she took one off before', async () => {
  open(nobody);
  const isInThird = () => {
    const third = within(screen.getByRole('region', { name: 'Reference 3' }));
    expect(document.activeElement).toBe(third.getByRole('textbox', { name: 'Name' }));
  };
  await press('button', 'Add Another Reference');
  await waitFor(isInThird);
  await press('button', 'Remove reference 3');
  expect(rows()).toHaveLength(2);
  await press('button', 'Add Another Reference');
  await waitFor(isInThird);
});

// spec: worker-references/too-few, worker-references/complete
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

const invalid = () =>
  screen
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map((field) => field.closest('section')?.querySelector('h2')?.textContent);

it('marks each empty field of as many as are needed, and leads to the first', async () => {
  open(nobody);
  await press('button', 'Add Another Reference');
  expect(
    screen.getAllByRole('textbox').every((field) => field.getAttribute('aria-required') === 'true'),
  ).toBe(true);
  await press('button', 'Submit References');
  await screen.findByText('Please add at least 2 references');
  const first = within(screen.getByRole('region', { name: 'Reference 1' }));
  await waitFor(() => expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Name' })));
  for (const error of ['Name is required', 'Phone number is required', 'Relationship is required'])
    expect(screen.getAllByText(error)).toHaveLength(2);
  // The third one may stay blank.
  expect(invalid()).toEqual([1, 1, 1, 2, 2, 2].map((place) => `Reference ${String(place)}`));
});

it('leads to the one field that is missing', async () => {
  open(nobody);
  await screen.findByRole('region', { name: 'Reference 2' });
  fill(1, ['Ruth Kamande', '0700000201', '']);
  fill(2, ['Joy Mutiso', '0700000202', 'Colleague']);
  await press('button', 'Submit References');
  await screen.findByText('Please add at least 2 references');
  expect(invalid()).toEqual(['Reference 1']);
  const first = within(screen.getByRole('region', { name: 'Reference 1' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Relationship' })),
  );
});

// spec: worker-references/submitted, worker-references/returns
it('says that they were sent, and goes back to the dashboard', async () => {
  await fillTwo(answers(saveOwnReferences, { message: '', ...named }));
  await press('button', 'Submit References');
  await screen.findByText(/^References submitted successfully! Each person gets an SMS/);
  await waitFor(() => expect(here().pathname).toBe(paths.dashboard));
});

// spec: worker-references/failed
it('says that they were not sent, and keeps what was typed', async () => {
  await fillTwo(breaks(saveOwnReferences));
  await press('button', 'Submit References');
  await screen.findByText('Failed to submit references. Please try again.');
  expect(screen.getByDisplayValue('Ruth Kamande')).toBeTruthy();
  expect(here().pathname).toBe(paths.references);
});

it('tells what the service does not take at its field, and leads there', async () => {
  const twice = 'You have already named somebody with this number';
  await fillTwo(
    refuses(saveOwnReferences, 400, 'Validation failed', { fields: { 'references.1.phone': twice } }),
  );
  await press('button', 'Submit References');
  await screen.findByText(twice);
  const phone = within(screen.getByRole('region', { name: 'Reference 2' })).getByRole('textbox', {
    name: 'Phone Number',
  });
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Validation failed')).toBeNull();
});

const namesTyped = () =>
  rows().map((row) => within(row).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value);

it('takes the row off whose bin she presses, but never has fewer than two', async () => {
  await fillTwo();
  const isAt = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));
  await press('button', 'Add Another Reference');
  fill(3, ['Zawadi Mwangi', '0700000203', 'Colleague']);
  await press('button', 'Remove reference 2');
  expect(namesTyped()).toEqual(['Ruth Kamande', 'Zawadi Mwangi']);
  await isAt('Reference 2');
  expect(within(screen.getByRole('status')).getByText('Reference removed.')).toBeTruthy();
  await press('button', 'Remove reference 1');
  expect(namesTyped()).toEqual(['Zawadi Mwangi', '']);
  await isAt('Reference 1');
});

const rowOf = (id: string, phone: string, name: string) => ({ id, name, phone, relationship: 'Colleague' });

it('never has more than five, however many were typed on an earlier visit', () => {
  const listed = ['1', '2', '3'].map((each) => rowOf(each, `070000030${each}`, 'Named'));
  const typed = ['4', '5', '6'].map((each) => rowOf('', `070000030${each}`, 'Typed'));
  const all = withKept(listed, keptOf([...listed, ...typed]));
  expect(all.map(({ name }) => name)).toEqual(['Named', 'Named', 'Named', 'Typed', 'Typed']);
});

it('brings nobody back who was taken off, and nobody twice who was sent meanwhile', () => {
  const ruth = rowOf('1', '0700 000 201', 'Ruth');
  const gone = rowOf('2', '0700000202', 'Gone');
  const sent = rowOf('', '+254700000201', 'Ruth as she was typed');
  expect(withKept([ruth], keptOf([gone, sent, { ...ruth, name: 'Ruth K.' }]))).toEqual([
    { ...ruth, name: 'Ruth K.' },
  ]);
});

it('says where a number is her own', async () => {
  open(nobody);
  await screen.findByRole('region', { name: 'Reference 2' });
  const first = () => within(screen.getByRole('region', { name: 'Reference 1' }));
  const words = /^This is your own number/;
  fill(1, ['Ruth Kamande', '0700000201', 'Colleague']);
  expect(screen.queryByText(words)).toBeNull();
  fill(1, ['Ruth Kamande', '0700000101', 'Colleague']);
  expect(first().getByText(words)).toBeTruthy();
});
