import {
  listOwnReferences,
  removeOwnReference,
  saveOwnReferences,
} from '@repo/api-client/contract/references';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { writeDraft } from '@repo/app-shell/drafts/draft-store';
import { answer, inTurn, isAsked, open, press } from '@repo/app-shell/story-kit/gestures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { achieng } from '../../../stories/people.ts';
import { asked, named, refusal } from '../../../stories/references.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { keptOf } from './reference-values.ts';
import ReferencesPage from './ReferencesPage.tsx';

const meta = {
  title: 'Screens/Worker/References',
  component: ReferencesPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ReferencesPage>;
export default meta;

const screen = screenOf(ReferencesPage, paths.references);
const none = answers(listOwnReferences, { references: [] });
const some = answers(listOwnReferences, named);
type Play = NonNullable<StoryObj['play']>;

/** Fills in one part of the screen. A field without a value here stays as it is. */
const fillIn =
  (role: 'region' | 'group', part: string, fields: Readonly<Record<string, string>>): Play =>
  async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole(role, { name: part }));
    for (const [label, words] of Object.entries(fields)) {
      const field = region.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(words);
    }
  };
const fill = (row: number, fields: Readonly<Record<string, string>>) =>
  fillIn('region', `Reference ${row}`, fields);
const filled = (row: number, Name: string): Play =>
  fill(row, { Name, 'Phone Number': `070000020${row}`, Relationship: 'Previous Employer' });
const twoFilled = inTurn(filled(1, 'Ruth Kamande'), filled(2, 'Joy Mutiso'));
const submit = press('Submit References');
/** Opens the fields of a reference that was sent. */
const edited = (name: string) => press(`Edit ${name}`);
const removed = (name: string) => inTurn(edited(name), press(`Remove ${name}`));
const isFocused =
  (name: string): Play =>
  async ({ canvas }) =>
    waitFor(async () => expect(await canvas.findByRole('heading', { name })).toHaveFocus());
const typedBefore = () =>
  writeDraft(
    { person: session.person(), form: 'references', subject: '' },
    keptOf([
      { id: '', name: 'Ruth Kamande', phone: '0700000201', relationship: 'Previous Employer' },
      { id: '', name: 'Joy Mutiso', phone: '0700000202', relationship: 'Colleague' },
    ]),
  );

export const TwoBlankRows = screen({ recorded: [none], shows: 'Reference 2' });
export const TwoBlankRowsInKiswahili = screen({ recorded: [none], language: 'sw', shows: 'Mrejelewa 2' });
export const TypedBefore = screen({
  tags: ['!picture'],
  recorded: [none],
  before: typedBefore,
  shows: 'This is what you typed before. It is not sent yet.',
});
export const Named = screen({ tags: ['!picture'], recorded: [some], shows: 'Verified' });
export const NamedInDark = screen({
  tags: ['!picture'],
  recorded: [some],
  globals: dark,
  shows: 'Verified',
});
export const NamedInKiswahiliOnNarrowestPhone = screen({
  recorded: [some],
  language: 'sw',
  globals: narrow,
  shows: 'Amethibitisha',
});
/** No word breaks. */
export const NamedInLargeTextOnNarrowestPhone = screen({
  recorded: [some],
  language: 'sw',
  globals: { ...narrow, textSize: '200%' },
  shows: 'Amethibitisha',
});
export const Edited = screen({
  recorded: [some],
  does: edited('Joy Mutiso'),
  shows: 'Relationship',
});
export const EditedInKiswahili = screen({
  tags: ['!picture'],
  recorded: [some],
  language: 'sw',
  does: press('Badilisha Joy Mutiso'),
  shows: 'Uhusiano',
});
export const OneMore = screen({
  tags: ['!picture'],
  recorded: [some],
  does: inTurn(press('Add Another Reference'), filled(3, 'Zawadi Mwangi')),
  shows: 'Submit References',
});
export const Refused = screen({
  tags: ['!picture'],
  recorded: [answers(listOwnReferences, refusal)],
  shows: /Ruth Kamande does not want to be a reference/,
});
export const RefusedInKiswahili = screen({
  recorded: [answers(listOwnReferences, refusal)],
  language: 'sw',
  shows: /Ruth Kamande hataki kuwa mrejelewa/,
});
export const NotReached = screen({
  recorded: [answers(listOwnReferences, asked({ hint: 'not_reached' }))],
  shows: /could not reach this person/,
});
export const OwnNumber = screen({
  tags: ['!picture'],
  recorded: [none],
  does: fill(1, { 'Phone Number': achieng.phone }),
  shows: /This is your own number/,
});
export const OwnNumberSent = screen({
  tags: ['!picture'],
  recorded: [answers(listOwnReferences, asked({ hint: 'own_number', phone: achieng.phone }))],
  shows: /This is your own number/,
});
export const ChangedAfterVerified = screen({
  tags: ['!picture'],
  recorded: [some],
  does: inTurn(
    edited('Ruth Kamande'),
    fillIn('group', 'Edit Ruth Kamande', { 'Phone Number': '0700000299' }),
  ),
  shows: /our team will call again/,
});
/** The number of another row, whose fields open at the error. */
export const NumberOfAnother = screen({
  tags: ['!picture'],
  recorded: [some],
  does: inTurn(
    edited('Ruth Kamande'),
    fillIn('group', 'Edit Ruth Kamande', { 'Phone Number': '0700000202' }),
    press('Save Ruth Kamande'),
  ),
  shows: 'You have already named somebody with this number',
});
export const ChangeFailed = screen({
  tags: ['!picture'],
  recorded: [some, breaks(saveOwnReferences)],
  does: inTurn(
    edited('Joy Mutiso'),
    fillIn('group', 'Edit Joy Mutiso', { Relationship: 'Neighbour' }),
    press('Save Joy Mutiso'),
  ),
  shows: /Network error/,
});
// spec: worker-references/too-many
export const FiveAtMost = screen({
  tags: ['!picture'],
  recorded: [none],
  does: inTurn(...Array.from({ length: 4 }, () => press('Add Another Reference'))),
  shows: 'You can add up to 5 references',
});
export const TooFew = screen({
  tags: ['!picture'],
  recorded: [none],
  does: inTurn(filled(1, 'Ruth Kamande'), submit),
  shows: 'Please add at least 2 references',
});
export const NothingTyped = screen({
  recorded: [none],
  does: submit,
  shows: 'Relationship is required',
});
export const WhatIsAsked = screen({
  tags: ['!picture'],
  recorded: [some],
  does: open('What we ask them'),
  shows: 'If they would hire you again',
});
export const TooFewInKiswahili = screen({
  recorded: [none],
  language: 'sw',
  does: press('Tuma Majina'),
  shows: 'Tafadhali ongeza angalau warejelewa 2',
});
export const FieldsWrong = screen({
  recorded: [none],
  does: inTurn(twoFilled, fill(1, { 'Phone Number': '0700' }), fill(2, { Name: ' ' }), submit),
  shows: 'Please enter a valid Kenyan phone number',
});
export const RefusedAtField = screen({
  tags: ['!picture'],
  recorded: [
    none,
    refuses(saveOwnReferences, 400, 'Please check the fields and try again.', {
      fields: {
        'references.1.phone': 'This person does not want to be a reference. Please name somebody else.',
      },
    }),
  ],
  does: inTurn(twoFilled, submit),
  shows: 'This person does not want to be a reference. Please name somebody else.',
});
export const Submitting = screen({
  tags: ['!picture'],
  recorded: [none, waits(saveOwnReferences)],
  does: inTurn(twoFilled, submit),
  shows: 'Submitting...',
});
// spec: worker-references/submitted
export const Submitted = screen({
  tags: ['!picture'],
  recorded: [none, answers(saveOwnReferences, { message: '', ...named })],
  does: inTurn(twoFilled, submit),
  shows: /^References submitted successfully!/,
});
// spec: worker-references/failed
export const SubmitFailed = screen({
  tags: ['!picture'],
  recorded: [none, breaks(saveOwnReferences)],
  does: inTurn(twoFilled, submit),
  shows: 'Failed to submit references. Please try again.',
});
export const RemoveAsked = screen({
  recorded: [some],
  does: inTurn(removed('Ruth Kamande'), isAsked('Remove this reference?')),
  shows: 'Ruth Kamande',
});
export const Removed = screen({
  tags: ['!picture'],
  recorded: [some, answers(removeOwnReference, { message: 'Reference removed.' })],
  does: inTurn(removed('Ruth Kamande'), answer('Remove'), isFocused('Joy Mutiso')),
  shows: 'Reference removed.',
});
export const RemoveFailed = screen({
  recorded: [some, breaks(removeOwnReference)],
  does: inTurn(removed('Ruth Kamande'), answer('Remove'), isAsked(/Network error/)),
  shows: 'Ruth Kamande',
});
export const Loading = screen({ recorded: [waits(listOwnReferences)], shows: 'Loading...' });
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listOwnReferences)],
  shows: 'Network error. Please try again.',
});
