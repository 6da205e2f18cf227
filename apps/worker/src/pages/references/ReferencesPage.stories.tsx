import {
  listOwnReferences,
  removeOwnReference,
  saveOwnReferences,
} from '@repo/api-client/contract/references';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { achieng } from '../../../stories/people.ts';
import { asked, named, refusal } from '../../../stories/references.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
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

/** Fills in one row. A field without a value here stays as it is. */
const fill =
  (row: number, fields: Readonly<Record<string, string>>): Play =>
  async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: `Reference ${row}` }));
    for (const [label, words] of Object.entries(fields)) {
      const field = region.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(words);
    }
  };
const filled = (row: number, Name: string): Play =>
  fill(row, { Name, 'Phone Number': `070000020${row}`, Relationship: 'Previous Employer' });
const twoFilled = inTurn(filled(1, 'Ruth Kamande'), filled(2, 'Joy Mutiso'));
const submit = press('Submit References');

export const TwoBlankRows = screen({ recorded: [none], shows: 'Reference 2' });
export const TwoBlankRowsInKiswahili = screen({ recorded: [none], language: 'sw', shows: 'Mrejelewa 2' });
export const Named = screen({ tags: ['!picture'], recorded: [some], shows: 'Verified' });
export const NamedInKiswahiliOnNarrowestPhone = screen({
  recorded: [some],
  language: 'sw',
  globals: narrow,
  shows: 'Amethibitisha',
});
/** No word breaks. The delete button moves below the row when it has no room. */
export const NamedInLargeTextOnNarrowestPhone = screen({
  recorded: [some],
  language: 'sw',
  globals: { ...narrow, textSize: '200%' },
  shows: 'Amethibitisha',
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
export const ChangedAfterVerified = screen({
  tags: ['!picture'],
  recorded: [some],
  does: fill(1, { Name: 'Somebody Else' }),
  shows: /our team will call again/,
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
  shows: 'References submitted successfully!',
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
  does: inTurn(press('Remove reference 1'), isAsked('Remove this reference?')),
  shows: 'Reference 1',
});
export const Removed = screen({
  tags: ['!picture'],
  recorded: [some, answers(removeOwnReference, { message: 'Reference removed.' })],
  does: inTurn(press('Remove reference 1'), answer('Remove')),
  shows: 'Reference 2',
});
export const RemoveFailed = screen({
  recorded: [some, breaks(removeOwnReference)],
  does: inTurn(press('Remove reference 1'), answer('Remove'), isAsked(/Network error/)),
  shows: 'Reference 1',
});
export const Loading = screen({ recorded: [waits(listOwnReferences)], shows: 'Loading...' });
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listOwnReferences)],
  shows: 'Network error. Please try again.',
});
