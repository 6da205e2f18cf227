import {
  listOwnReferences,
  removeOwnReference,
  saveOwnReferences,
} from '@repo/api-client/contract/references';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { named, refusal } from '../../../stories/references.ts';
import { paths } from '../../paths.ts';
import { keptOf, withKept } from './reference-values.ts';
import ReferencesPage from './ReferencesPage.tsx';

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

// spec: worker-references/two, worker-references/row
it('begins with two blank rows, each with a name, a phone, a relationship, and pending', async () => {
  open(nobody);
  await screen.findByRole('region', { name: 'Reference 2' });
  expect(rows()).toHaveLength(2);
  for (const row of rows()) {
    for (const label of labels) expect(within(row).getByLabelText<HTMLInputElement>(label).value).toBe('');
    expect(within(row).getByText('Pending')).toBeTruthy();
  }
});

// spec: worker-references/badge, worker-entities/reference
it('says of each whether our team has verified it', async () => {
  open(answers(listOwnReferences, named));
  await screen.findByRole('region', { name: 'Reference 2' });
  expect(rows().map((row) => within(row).getByText(/^(Pending|Verified)$/).textContent)).toEqual([
    'Verified',
    'Pending',
  ]);
});

// spec: worker-references/add, worker-references/too-many, worker-references/most
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

it('leads into each row that she adds, also where she took one off before', async () => {
  open(nobody);
  const isInThird = () => {
    const third = within(screen.getByRole('region', { name: 'Reference 3' }));
    expect(document.activeElement).toBe(third.getByLabelText('Name'));
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

it('says above its buttons, until she edits, that there are too few of them, unless it leads to a field', async () => {
  const words = 'Please add at least 2 references';
  open(nobody);
  await screen.findByRole('region', { name: 'Reference 2' });
  const form = within(screen.getByRole('form', { name: 'References' }));
  await press('button', 'Submit References');
  expect((await form.findByRole('alert')).textContent).toContain(words);
  fill(1, ['Ruth Kamande', '0700000201', '']);
  expect(screen.queryByText(words)).toBeNull();
  await press('button', 'Submit References');
  await screen.findByText(words);
  expect(form.queryByText(words)).toBeNull();
  const relationship = within(screen.getByRole('region', { name: 'Reference 1' })).getByLabelText(
    'Relationship',
  );
  await waitFor(() => expect(document.activeElement).toBe(relationship));
});

// spec: worker-references/submitted, worker-references/returns
it('says that they were sent, and goes back to the dashboard', async () => {
  await fillTwo(answers(saveOwnReferences, { message: '', ...named }));
  await press('button', 'Submit References');
  await screen.findByText('References submitted successfully!');
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
  const phone = within(screen.getByRole('region', { name: 'Reference 2' })).getByLabelText('Phone Number');
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Validation failed')).toBeNull();
});

const namesTyped = () => rows().map((row) => within(row).getByLabelText<HTMLInputElement>('Name').value);

it('takes the row off whose bin she presses, but never has fewer than two', async () => {
  await fillTwo();
  await press('button', 'One more');
  fill(3, ['Zawadi Mwangi', '0700000203', 'Colleague']);
  await press('button', 'Remove reference 2');
  expect(namesTyped()).toEqual(['Ruth Kamande', 'Zawadi Mwangi']);
  await press('button', 'Remove reference 1');
  expect(namesTyped()).toEqual(['Zawadi Mwangi', '']);
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

describe('one who was named', () => {
  const listed = answers(listOwnReferences, named);
  const first = () => within(screen.getByRole('region', { name: 'Reference 1' }));
  const remove = async () => {
    await press('button', 'Remove reference 1');
    return within(await screen.findByRole('alertdialog', { name: 'Remove this reference?' }));
  };

  it('and is changed is verified no more, as long as the change stands', async () => {
    open(listed);
    await screen.findByRole('region', { name: 'Reference 1' });
    const words = 'You changed this reference: our team will call again.';
    expect(screen.queryByText(words)).toBeNull();
    const phone = first().getByLabelText('Phone Number');
    fireEvent.change(phone, { target: { value: '0700 000 299' } });
    expect(first().getByText(words)).toBeTruthy();
    expect(first().getByText('Pending')).toBeTruthy();
    fireEvent.change(phone, { target: { value: '0700 000 201' } });
    expect(screen.queryByText(words)).toBeNull();
    expect(first().getByText('Verified')).toBeTruthy();
  });

  it('is told of where the number is her own', async () => {
    open(nobody);
    await screen.findByRole('region', { name: 'Reference 2' });
    const words = /^This is your own number/;
    fill(1, ['Ruth Kamande', '0700000201', 'Colleague']);
    expect(screen.queryByText(words)).toBeNull();
    fill(1, ['Ruth Kamande', '0700000101', 'Colleague']);
    expect(first().getByText(words)).toBeTruthy();
  });

  it.each([
    ['is taken off', answers(removeOwnReference, { message: 'Removed.' })],
    ['was taken off elsewhere', refuses(removeOwnReference, 404, 'Not found')],
  ])('%s only after she was asked', async (_, recorded) => {
    open(listed, recorded);
    await screen.findByRole('region', { name: 'Reference 1' });
    const asked = vi.spyOn(globalThis, 'fetch');
    const question = await remove();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(namesTyped()).toEqual(['Ruth Kamande', 'Joy Mutiso']);
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(namesTyped()).toEqual(['Joy Mutiso', '']));
  });

  it('stays where taking off did not succeed, and that is said', async () => {
    open(listed, refuses(removeOwnReference, 500, ''));
    await screen.findByRole('region', { name: 'Reference 1' });
    const question = await remove();
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    await question.findByText('It was not removed. Please try again.');
    expect(namesTyped()).toEqual(['Ruth Kamande', 'Joy Mutiso']);
  });

  it('and refused is no row, and is never sent again', async () => {
    open(answers(listOwnReferences, refusal));
    await screen.findByText('Ruth Kamande does not want to be a reference');
    expect(namesTyped()).toEqual(['Joy Mutiso', '']);
  });
});
