import {
  listOwnDocuments,
  removeDocument,
  saveCertificate,
  uploadDocument,
} from '@repo/api-client/contract/documents';
import { getMe } from '@repo/api-client/contract/worker';
import { answers, breaks, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, open, press, write } from '@repo/app-shell/story-kit/gestures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsWith, emptySlot, handedIn } from '../../../stories/documents.ts';
import { newcomer } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import DocumentsPage from './DocumentsPage.tsx';

const meta = {
  title: 'Screens/Worker/Documents',
  component: DocumentsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof DocumentsPage>;
export default meta;

const screen = screenOf(DocumentsPage, paths.documents);

const nothing = answers(listOwnDocuments, documentsWith());
const certificate = { number: 'PCC-A1B2C3D4', issued_on: '2026-09-14', valid_until: '2027-09-13' };
const decided_at = '2026-11-22T12:00:00Z';
const waited = answers(
  listOwnDocuments,
  documentsWith(handedIn('nationalId'), { ...emptySlot('policeClearance'), waited_for: true }),
);
const decided = answers(
  listOwnDocuments,
  documentsWith(
    handedIn('nationalId', {
      status: 'rejected',
      reason: 'unreadable',
      decided_at,
      has_file: false,
      type: null,
      bytes: null,
    }),
    handedIn('policeClearance', { status: 'accepted', decided_at, type: 'application/pdf', certificate }),
    handedIn('certificates'),
  ),
);
const lapsed = answers(
  listOwnDocuments,
  documentsWith(
    handedIn('policeClearance', {
      status: 'accepted',
      decided_at: '2025-11-22T12:00:00Z',
      has_file: false,
      type: null,
      bytes: null,
      certificate: { ...certificate, issued_on: '2025-09-14', valid_until: '2026-09-13' },
    }),
  ),
);
const handed = answers(listOwnDocuments, documentsWith(handedIn('nationalId'), handedIn('policeClearance')));

type Play = NonNullable<StoryObj['play']>;
/** A picture of one dot, which a browser can draw. What follows it makes a file as large as wanted. */
const dot = Uint8Array.from(atob('R0lGODdhAQABAPAAAP///wAAACwAAAAAAQABAAACAkQBADs='), (byte) =>
  byte.charCodeAt(0),
);
const file = (bytes: number) =>
  new File([dot, new Uint8Array(bytes - dot.length)], 'IMG_20261123_0930.jpg', { type: 'image/jpeg' });
const attach =
  (label: RegExp, chosen: File): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.upload(await canvas.findByLabelText(label), chosen);
const idCard = /your ID card|kitambulisho chako/;
const numberAndDate = 'Number and date of the certificate (optional)';

export const NothingYet = screen({ recorded: [nothing], shows: 'Take a clear photo' });
export const NothingYetInKiswahili = screen({
  recorded: [nothing],
  language: 'sw',
  shows: 'Piga picha iliyo wazi',
});
/** Her identity is not verified: a copy of the card is still no part of a check. */
export const IdentityNotVerified = screen({
  tags: ['!picture'],
  recorded: [nothing, answers(getMe, newcomer)],
  shows: /^A copy is optional\./,
});
// spec: worker-documents/states
export const OnItsWay = screen({
  tags: ['!picture'],
  recorded: [nothing, waits(uploadDocument)],
  does: attach(idCard, file(2_400_000)),
  shows: /IMG_20261123/,
});
// spec: worker-documents/states
export const Uploaded = screen({
  tags: ['!picture'],
  recorded: [
    ...once(uploadDocument, [answers(listOwnDocuments, documentsWith(handedIn('nationalId')))]),
    nothing,
    answers(uploadDocument, handedIn('nationalId')),
  ],
  does: attach(idCard, file(412_800)),
  shows: 'Uploaded ✓',
});
export const NetworkCut = screen({
  recorded: [nothing, breaks(uploadDocument)],
  does: attach(idCard, file(2_400_000)),
  shows: 'The network was lost. Your file is still here: try again.',
});
export const NetworkCutInKiswahili = screen({
  recorded: [nothing, breaks(uploadDocument)],
  language: 'sw',
  globals: narrow,
  does: attach(idCard, file(2_400_000)),
  shows: 'Mtandao umepotea. Faili yako bado ipo hapa: jaribu tena.',
});
export const NotTaken = screen({
  recorded: [
    nothing,
    refuses(uploadDocument, 400, 'This file could not be read. Please choose another one.', {
      code: 'invalid',
    }),
  ],
  does: attach(idCard, file(2_400_000)),
  shows: 'This file could not be read. Please choose another one.',
});
/** Its name says that it is a picture, and it is none: it is not sent. */
export const NoPicture = screen({
  tags: ['!picture'],
  recorded: [nothing],
  does: attach(idCard, new File(['a letter'], 'IMG_20261123_0930.jpg', { type: 'image/jpeg' })),
  shows: 'This file could not be read. Please choose another one.',
});
export const TooLarge = screen({
  tags: ['!picture'],
  recorded: [nothing],
  does: attach(idCard, file(10_485_761)),
  shows: 'File must be less than 10MB',
});
export const WaitedFor = screen({
  recorded: [waited],
  shows: /The other checks go on\./,
});
export const WaitedForInKiswahili = screen({
  tags: ['!picture'],
  recorded: [waited],
  language: 'sw',
  globals: narrow,
  shows: /Ukaguzi mwingine unaendelea\./,
});
export const Decided = screen({ recorded: [decided], shows: 'Please send this again' });
export const DecidedInKiswahili = screen({
  recorded: [decided],
  language: 'sw',
  shows: 'Tafadhali itume tena',
});
/** The issuer did not confirm it: its file is kept for the check. */
export const RejectedAndKept = screen({
  recorded: [
    answers(
      listOwnDocuments,
      documentsWith(
        handedIn('policeClearance', { status: 'rejected', reason: 'not_confirmed', decided_at, certificate }),
      ),
    ),
  ],
  shows: /We keep the file of this one until Feb 20, 2027/,
});
export const LongAgo = screen({
  tags: ['!picture'],
  recorded: [lapsed],
  shows: 'It held until Sep 13, 2026. A check now needs a new one.',
});
export const CertificateTold = screen({
  recorded: [handed, answers(saveCertificate, handedIn('policeClearance', { certificate }))],
  does: inTurn(
    open(numberAndDate),
    write('Certificate number', 'pcc-a1b2c3d4'),
    write('Date of issue', '2026-09-14'),
    press('Save'),
  ),
  shows: 'Saved',
});
export const CertificateWrong = screen({
  recorded: [handed],
  does: inTurn(open(numberAndDate), write('Certificate number', '12'), press('Save')),
  shows: 'Please enter the date of issue',
});
export const Removing = screen({
  recorded: [handed, waits(removeDocument)],
  does: inTurn(press(/Remove.*ID card/), isAsked('Remove this document?')),
  shows: 'Documents',
});
export const Removed = screen({
  tags: ['!picture'],
  recorded: [handed, answers(removeDocument, emptySlot('nationalId'))],
  does: inTurn(press(/Remove.*ID card/), answer('Remove')),
  shows: 'Document removed.',
});
export const RemovingOfCheck = screen({
  recorded: [handed],
  does: inTurn(press(/Remove.*certificate/), isAsked('Remove this document?')),
  shows: 'Documents',
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(listOwnDocuments)],
  shows: 'Loading...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listOwnDocuments)],
  shows: 'Network error. Please try again.',
});
