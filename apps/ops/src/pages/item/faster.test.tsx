import { decideDocument, listDocumentsOf, openDocument } from '@repo/api-client/contract/documents';
import { getIdentityCheck, getIdentityImage, decideIdentity } from '@repo/api-client/contract/identity';
import { decideIncident, getIncident } from '@repo/api-client/contract/misconduct';
import { decideReview, getWaitingReview } from '@repo/api-client/contract/reviews';
import { getWork } from '@repo/api-client/contract/work';
import { answers, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { incident, review } from '../../../stories/allegations.ts';
import { comesBack, press } from '../../../stories/in-test.tsx';
import { certificate, selfie } from '../../../stories/invented-photos.ts';
import { choose, openItem, sent, submit, write } from '../../../stories/item-in-test.tsx';
import { attempt, held, paper } from '../../../stories/items.ts';
import { idOf } from '../../../stories/team.ts';

const brian = { id: idOf(2), name: 'Brian Otieno' };
const WORDS = 'The ears differ.';
const photos = [answers(getIdentityCheck, attempt()), answers(getIdentityImage, selfie)];

// spec: team-together/told
it('tells who saves second what changed, and keeps her words until she closes the form', async () => {
  openItem('identity', {}, [
    refuses(decideIdentity, 409, refusals.workHeldByAnother, { code: 'conflict' }),
    ...once(decideIdentity, [answers(getWork, held('identity', { holder: brian }))]),
    ...photos,
  ]);
  await screen.findByText('The worker’s photos');
  await choose(/not proven/);
  write(/^Reason/, 'face_differs');
  write(/^Note for the team/, WORDS);
  submit('Save my decision: It is not proven');
  await screen.findByText('Somebody was faster');
  expect(screen.getByText('Brian Otieno holds it now.')).toBeTruthy();
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
  // Her papers left the page with the hold.
  expect(screen.queryByText('The worker’s photos')).toBeNull();
  await press('button', 'Close the form');
  await screen.findByText('It opens for the member who holds it.');
});

// spec: team-together/told-before
it('tells a member who is typing that it is over, before she sends', async () => {
  const over = { ...held('identity', { holder: null }), is_open: false };
  openItem('identity', {}, [...once(getWork, [answers(getWork, over)]), ...photos]);
  await choose(/not proven/);
  write(/^Note for the team/, WORDS);
  comesBack();
  await screen.findByText('It is over.');
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
  expect(sent()).toEqual([]);
});

// spec: team-together/told
it('keeps the fields that were read off when the worker told another certificate meanwhile', async () => {
  openItem('document', {}, [
    refuses(decideDocument, 409, refusals.certificateChanged, { code: 'conflict' }),
    ...once(decideDocument, [
      answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper({ version: 'v2' })] }),
    ]),
    answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper()] }),
    answers(openDocument, certificate),
  ]);
  await choose(/Accept/);
  write(/^Certificate number/, 'PCC-SAMPLE1');
  write(/^Day of issue/, '2026-10-02');
  write(/^Name on the certificate/, 'Achieng Otieno');
  write(/^ID number on the certificate/, '00000000');
  submit('Decide: Accept');
  await screen.findByText('What the worker told of the certificate was changed.');
  expect(screen.getByDisplayValue('PCC-SAMPLE1')).toBeTruthy();
  const versions = () => sent().map(([, body]) => JSON.stringify(body).match(/"version":"(v\d)"/)?.[1]);
  await press('button', 'I looked again');
  submit('Decide: Accept');
  await waitFor(() => expect(versions()).toEqual(['v1', 'v2']));
});

// spec: team-together/told
it('tells that the worker has said more about an incident, and keeps the note', async () => {
  openItem('incident', {}, [
    refuses(decideIncident, 409, refusals.incidentChanged, { code: 'conflict' }),
    ...once(decideIncident, [answers(getIncident, incident({ version: '0-99' }))]),
    answers(getIncident, incident()),
  ]);
  await choose(/Dismissed/);
  write(/^Reason/, 'taken_back');
  write(/Why it is dismissed/, WORDS);
  submit('Decide');
  await screen.findByText('The worker has said more.');
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
  await press('button', 'I looked again');
  expect(screen.queryByText('The worker has said more.')).toBeNull();
});

// spec: team-together/told
it('tells that the author changed a review, and keeps the decision', async () => {
  openItem('review', {}, [
    refuses(decideReview, 409, refusals.reviewChanged, { code: 'conflict' }),
    ...once(decideReview, [answers(getWaitingReview, review({ updated_at: '2026-11-23T06:20:00Z' }))]),
    answers(getWaitingReview, review()),
  ]);
  await choose(/Approve/);
  submit('Decide');
  await screen.findByText('Its author changed the review.');
  expect(screen.getByRole('radio', { name: /Approve/ })).toHaveProperty('checked', true);
});
