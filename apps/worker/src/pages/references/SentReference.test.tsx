import {
  listOwnReferences,
  removeOwnReference,
  saveOwnReferences,
} from '@repo/api-client/contract/references';
import { answers, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { writeDraft } from '@repo/app-shell/drafts/draft-store';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { asked, named, refusal } from '../../../stories/references.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { keptOf, namedRows } from './reference-values.ts';
import ReferencesPage from './ReferencesPage.tsx';

const open = (...recorded: readonly Recording[]) =>
  openScreen(ReferencesPage, paths.references, { recorded });
/** The row of a reference that was sent. */
const sent = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (row === null) throw new Error(`${name} is in no row`);
  return within(row);
};
const submits = () => screen.queryByRole('button', { name: 'Submit References' });
const newReference = (place: number) =>
  within(screen.getByRole('region', { name: `Reference ${String(place)}` }));

const listed = answers(listOwnReferences, named);
const edit = async (name: string) => {
  await press('button', `Edit ${name}`);
  return within(screen.getByRole('group', { name: `Edit ${name}` }));
};
const remove = async (name: string) => {
  await edit(name);
  await press('button', `Remove ${name}`);
  return within(await screen.findByRole('alertdialog', { name: 'Remove this reference?' }));
};
const namesSent = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).flatMap((heading) => {
    const name = heading.closest('li') === null ? null : heading.textContent;
    return name ?? [];
  });

// spec: worker-references/badge, worker-entities/reference
it('says of each that was sent whether our team has verified it, and what a pending one waits for', async () => {
  open(listed);
  for (const [name, state] of [
    ['Ruth Kamande', 'Verified'],
    ['Joy Mutiso', 'Pending'],
  ] as const) {
    const row = await sent(name);
    expect(row.getByText(/^(Pending|Verified)$/).textContent).toBe(state);
  }
  expect((await sent('Joy Mutiso')).getByText('Our team will call')).toBeTruthy();
  expect(screen.getAllByText('Our team will call')).toHaveLength(1);
  expect(screen.getByText('1 of 2 needed are verified, 2 named.')).toBeTruthy();
});

it('does not promise a call to a number at which nobody was reached', async () => {
  open(answers(listOwnReferences, asked({ hint: 'not_reached' })));
  await screen.findByText('Pending');
  expect(screen.queryByText('Our team will call')).toBeNull();
});

it('says in order what happens to a reference, below those that are named', async () => {
  open(listed);
  const step = await screen.findByText(/^Ask them first/);
  const add = screen.getByRole('button', { name: 'Add Another Reference' });
  expect(add.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/may refuse\.$/)).toBeTruthy();
});

it('is a row to read, with nothing to send', async () => {
  open(listed);
  const joy = await sent('Joy Mutiso');
  expect(joy.getByText('Colleague at a nursery in Kilimani')).toBeTruthy();
  expect(joy.getByText('+254 700 000 202')).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(submits()).toBeNull();
});

it('opens at its name, or at the number where nobody was reached', async () => {
  open(answers(listOwnReferences, asked({ hint: 'not_reached' })));
  const ruth = await edit('Ruth Kamande');
  await waitFor(() => expect(document.activeElement).toBe(ruth.getByRole('textbox', { name: 'Name' })));
  const row = await sent('Joy Mutiso');
  expect(row.getByText(/could not reach this person/)).toBeTruthy();
  const joy = await edit('Joy Mutiso');
  await waitFor(() =>
    expect(document.activeElement).toBe(joy.getByRole('textbox', { name: 'Phone Number' })),
  );
});

it('is saved by its own button, with the others as they were sent, and she stays where she is', async () => {
  const saved = named.references.map((each) =>
    each.name === 'Joy Mutiso' ? { ...each, relationship: 'Neighbour' } : each,
  );
  open(listed, answers(saveOwnReferences, { message: '', references: saved }));
  const fields = await edit('Joy Mutiso');
  fireEvent.change(fields.getByRole('textbox', { name: 'Relationship' }), { target: { value: 'Neighbour' } });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await press('button', 'Save Joy Mutiso');
  await waitFor(() => expect(screen.queryAllByRole('textbox')).toEqual([]));
  const bodies = fetched.mock.calls.flatMap(([, init]): unknown[] =>
    typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
  );
  fetched.mockRestore();
  expect(bodies).toMatchObject([
    { references: saved.map(({ id, name, relationship }) => ({ id, name, relationship })) },
  ]);
  const row = await sent('Joy Mutiso');
  expect(row.getByText('Neighbour')).toBeTruthy();
  expect(row.getByText('Pending')).toBeTruthy();
  expect(within(screen.getByRole('status')).getByText('Reference saved.')).toBeTruthy();
  expect(here().pathname).toBe(paths.references);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Joy Mutiso' })),
  );
});

it('that was not saved says why below its fields, and keeps what was typed', async () => {
  const why = 'This person does not want to be a reference. Please name somebody else.';
  open(
    listed,
    refuses(saveOwnReferences, 400, 'Please check the fields.', { fields: { 'references.1.phone': why } }),
  );
  const joy = await edit('Joy Mutiso');
  fireEvent.change(joy.getByRole('textbox', { name: 'Phone Number' }), { target: { value: '0700 000 299' } });
  await press('button', 'Save Joy Mutiso');
  expect(await joy.findByText(why)).toBeTruthy();
  expect(joy.getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' }).value).toBe('0700 000 299');
});

it('and is not changed closes by Save, with nothing to send', async () => {
  open(listed);
  await edit('Joy Mutiso');
  await press('button', 'Save Joy Mutiso');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

it('is sent with the list where it is alone, because the service takes no list of one', async () => {
  open(answers(listOwnReferences, refusal));
  const joy = await edit('Joy Mutiso');
  fireEvent.change(joy.getByRole('textbox', { name: 'Relationship' }), { target: { value: 'Neighbour' } });
  expect(joy.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(submits()).not.toBeNull();
});

it('has its former values again after a cancel, and the focus at its name', async () => {
  open(listed);
  const joy = await edit('Joy Mutiso');
  fireEvent.change(joy.getByRole('textbox', { name: 'Name' }), { target: { value: 'Joy M.' } });
  await press('button', 'Cancel Edit Joy Mutiso');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(submits()).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Joy Mutiso' })),
  );
  const again = await edit('Joy Mutiso');
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Joy Mutiso');
});

it('and is changed is verified no more, as long as the change stands', async () => {
  open(listed);
  const words = 'You changed this reference: our team will call again.';
  const ruth = await edit('Ruth Kamande');
  const row = await sent('Ruth Kamande');
  expect(row.queryByText(words)).toBeNull();
  const phone = ruth.getByRole('textbox', { name: 'Phone Number' });
  fireEvent.change(phone, { target: { value: '0700 000 299' } });
  expect(row.getByText(words)).toBeTruthy();
  expect(row.getByText('Not sent yet')).toBeTruthy();
  expect(row.queryByText('Verified')).toBeNull();
  fireEvent.change(phone, { target: { value: '0700 000 201' } });
  expect(row.queryByText(words)).toBeNull();
  expect(row.getByText('Verified')).toBeTruthy();
});

it.each([
  ['that another one has', '0700000202', 'You have already named somebody with this number'],
  ['of her own', '0700000101', /^This is your own number/],
])('keeps the error of a number %s where it was typed', async (_, number, error) => {
  open(listed);
  const ruth = await edit('Ruth Kamande');
  const phone = ruth.getByRole('textbox', { name: 'Phone Number' });
  fireEvent.change(phone, { target: { value: number } });
  await press('button', 'Save Ruth Kamande');
  expect((await ruth.findAllByText(error)).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(screen.queryByRole('group', { name: 'Edit Joy Mutiso' })).toBeNull();
});

it('is told of once where the sent number is her own', async () => {
  open(answers(listOwnReferences, asked({ hint: 'own_number', phone: '+254700000101' })));
  await edit('Joy Mutiso');
  expect(screen.getAllByText(/^This is your own number/)).toHaveLength(1);
});

it.each([
  ['is taken off', answers(removeOwnReference, { message: 'Removed.' })],
  ['was taken off elsewhere', refuses(removeOwnReference, 404, 'Not found')],
])('%s only after she was asked, and the focus is at the next one', async (_, recorded) => {
  open(listed, recorded);
  await sent('Ruth Kamande');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const question = await remove('Ruth Kamande');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  expect(namesSent()).toEqual(['Ruth Kamande', 'Joy Mutiso']);
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(namesSent()).toEqual(['Joy Mutiso']));
  expect(within(screen.getByRole('status')).getByText('Reference removed.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Joy Mutiso' })),
  );
  expect(newReference(2).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
});

it('was the last one: the focus is at what has its place', async () => {
  open(listed, answers(removeOwnReference, { message: 'Removed.' }));
  const question = await remove('Joy Mutiso');
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reference 2' })),
  );
  expect(namesSent()).toEqual(['Ruth Kamande']);
});

it('stays where taking off did not succeed, and that is said', async () => {
  open(listed, refuses(removeOwnReference, 500, ''));
  const question = await remove('Ruth Kamande');
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await question.findByText('It was not removed. Please try again.');
  expect(namesSent()).toEqual(['Ruth Kamande', 'Joy Mutiso']);
});

it('and refused can be taken off, and is neither changed nor sent again', async () => {
  open(answers(listOwnReferences, refusal));
  const ruth = await sent('Ruth Kamande');
  expect(ruth.getByText(/^Ruth Kamande does not want to be a reference/)).toBeTruthy();
  expect(ruth.getByText('Declined')).toBeTruthy();
  expect(ruth.getByRole('button', { name: 'Remove Ruth Kamande' })).toBeTruthy();
  expect(ruth.queryByRole('button', { name: /^(Edit|Save)/ })).toBeNull();
  expect(newReference(2).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  expect(submits()).toBeNull();
  fireEvent.change(newReference(2).getByRole('textbox', { name: 'Name' }), {
    target: { value: 'Zawadi Mwangi' },
  });
  expect(submits()).not.toBeNull();
});

it('that was changed on an earlier visit is open, and can be saved', async () => {
  open(listed);
  // Before the list has loaded.
  const rows = namedRows(named.references);
  const changed = rows.map((row) =>
    row.name === 'Joy Mutiso' ? { ...row, relationship: 'Neighbour' } : row,
  );
  writeDraft({ person: session.person(), form: 'references', subject: '' }, keptOf(changed));
  const again = within(await screen.findByRole('group', { name: 'Edit Joy Mutiso' }));
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Relationship' }).value).toBe('Neighbour');
  expect(screen.getByText('This is what you typed before. It is not sent yet.')).toBeTruthy();
  expect(again.getByRole('button', { name: 'Save Joy Mutiso' })).toBeTruthy();
});
