import { listDocumentsOf, openDocument } from '@repo/api-client/contract/documents';
import { getIdentityCheck, getIdentityImage } from '@repo/api-client/contract/identity';
import { getWork, listQueue, showPresence } from '@repo/api-client/contract/work';
import { answers, breaks, once, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { cardBack, cardFront, certificate, selfie } from '../../../stories/invented-photos.ts';
import { attempt, frames, held, paper } from '../../../stories/items.ts';
import { dark, desktop, largeDesktop, narrow, screenOf, tablet } from '../../../stories/screen.tsx';
import { idOf, othersHere } from '../../../stories/team.ts';
import { comesBack } from '../../../stories/team-gestures.ts';
import { paths } from '../../paths.ts';
import type { ItemKind } from './item-kind.ts';
import { ItemView } from './ItemView.tsx';

const meta = {
  title: 'Screens/Team/Piece of work',
  component: ItemView,
  tags: ['!autodocs'],
} satisfies Meta<typeof ItemView>;
export default meta;

const screenFor = (kind: ItemKind) => {
  const Item = () => <ItemView kind={kind} id={idOf(500)} />;
  return screenOf(Item, paths.item(kind, idOf(500)));
};
const identity = screenFor('identity');
const document = screenFor('document');

const photo = (image: string, picture: Blob): Recording =>
  answers(getIdentityImage, picture, { params: { id: idOf(500), image } });
const photos = [
  answers(getWork, held('identity')),
  photo('selfie', selfie),
  photo('id_front', cardFront),
  photo('id_back', cardBack),
  ...frames.map((frame) => photo(frame, selfie)),
];
const compared = {
  recorded: [answers(getIdentityCheck, attempt()), ...photos],
  shows: 'Is this the same person?',
};
const papers = (...changes: Parameters<typeof paper>) => [
  answers(getWork, held('document')),
  answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper(...changes)] }),
  answers(openDocument, certificate),
];

/** Selfie and card side by side, with what she and the registry said. */
export const Identity = identity({ ...compared, tags: ['every-desk'] });
// spec: team-case-pages/side-by-side
export const IdentityOnADesktop = identity({
  ...compared,
  globals: desktop,
  does: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Selfie' });
    await canvas.findByRole('group', { name: 'ID card, front' });
    await canvas.findByText('The worker’s photos');
  },
});
export const IdentityOnATablet = identity({ ...compared, globals: tablet, tags: ['!picture'] });
export const IdentityOnALargeDesktop = identity({ ...compared, globals: largeDesktop });
const queueOf = (kind: 'document' | 'identity', queue: 'documents' | 'identity') =>
  [499, 500, 501, 502, 503].map((number) => ({
    ...held(kind, { id: idOf(number), queue }).work,
    ...(number === 500 ? {} : { holder: null }),
    ...(number === 499 ? { deadline: 'late' as const } : {}),
  }));
/** Opened from its queue: the list beside it. */
export const BesideItsQueue = document({
  search: '?queue=documents',
  recorded: [answers(listQueue, { work: queueOf('document', 'documents') }), ...papers()],
  globals: desktop,
  // The height of the page is that of the drawn paper.
  does: async ({ canvas }) => void (await canvas.findByRole('img', { name: 'Police certificate' })),
  shows: 'Police certificate (paper), 000502',
});
export const IdentityBesideItsQueue = identity({
  search: '?queue=identity',
  recorded: [answers(listQueue, { work: queueOf('identity', 'identity') }), ...compared.recorded],
  globals: largeDesktop,
  does: async ({ canvas }) => void (await canvas.findByRole('img', { name: 'Selfie' })),
  shows: 'Identity, 000502',
});
export const IdentityUnderReview = identity({
  recorded: [answers(getIdentityCheck, attempt({ review_in_case: idOf(700) })), ...photos],
  shows: 'A colleague has decided the check of this identity',
});
export const IdentityDark = identity({ ...compared, globals: dark });
export const IdentityOnNarrowestPhone = identity({ ...compared, globals: narrow });
/** The decision needs a look at each of them. */
export const PhotoNotLoaded = identity({
  recorded: [
    breaks(getIdentityImage),
    answers(getIdentityCheck, attempt()),
    answers(getWork, held('identity')),
  ],
  shows: 'A photo could not be loaded.',
});
/** The three questions. */
export const IsIt = identity({
  ...compared,
  does: inTurn(choose('It is proven'), press('Save my decision: It is proven')),
  shows: 'A proven identity needs a living person.',
});
/** The provider never told the registry's name: both members read it off the card. */
export const NameOffTheCard = identity({
  recorded: [answers(getIdentityCheck, attempt({ name_on_id: null, reason: 'no_registry_name' })), ...photos],
  does: choose('It is proven'),
  shows: 'Letter by letter. Another member reads it too.',
});
export const NotProven = identity({
  ...compared,
  does: choose('It is not proven'),
  shows: 'The worker reads what to do next.',
});
/** A police certificate is read off field by field. */
export const Certificate = document({
  tags: ['every-desk'],
  recorded: papers(),
  does: choose('Accept'),
  shows: 'ID number on the certificate',
});
export const Rejecting = document({
  recorded: papers({ slot: 'certificates', certificate: null }),
  does: inTurn(choose('Reject'), press('Decide: Reject')),
  shows: 'Please choose a reason.',
});
/** Somebody else holds it: nothing of the worker is loaded. */
export const HeldByAColleague = identity({
  recorded: [answers(getWork, held('identity', { holder: { id: idOf(2), name: 'Baraka Mutua' } }))],
  shows: 'It opens for the member who holds it.',
});
/** A colleague has it open too. */
export const AlsoHere = identity({
  tags: ['!picture'],
  recorded: [
    answers(showPresence, { others: [othersHere[1]] }),
    answers(getWork, held('identity', { holder: { id: idOf(2), name: 'Brian Otieno' } })),
  ],
  shows: 'Also here: Brian Otieno (holds it)',
});
/** A senior gave it to a colleague while the member typed. */
export const SomebodyWasFaster = identity({
  recorded: [
    ...once(getWork, [answers(getWork, held('identity', { holder: { id: idOf(2), name: 'Brian Otieno' } }))]),
    ...compared.recorded,
  ],
  does: inTurn(choose('It is not proven'), write(/^Note for the team/, 'The ears differ.'), comesBack),
  shows: 'Brian Otieno holds it now.',
});
/** The first member after her decision. */
export const Decided = identity({
  recorded: [
    answers(getWork, { ...held('identity', { holder: null, needs: 'second_look' }), had_say: true }),
  ],
  shows: 'You decided. A colleague looks at it next.',
});
export const Loading = identity({
  tags: ['!picture'],
  recorded: [waits(getWork)],
  shows: 'Loading the work...',
});
export const LoadFailed = identity({
  tags: ['!picture'],
  recorded: [breaks(getWork)],
  shows: 'Network error. Please try again.',
});
