import { listOwnDocuments, uploadDocument } from '@repo/api-client/contract/documents';
import { getMe } from '@repo/api-client/contract/worker';
import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { verificationStatusQuery } from '@repo/api-client/queries/worker-status';
import { answers, breaks, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dashboard } from '../../../stories/consent-requests.ts';
import { documentsWith, emptySlot, handedIn } from '../../../stories/documents.ts';
import { openScreen } from '../../../stories/in-test.tsx';
import { newcomer } from '../../../stories/people.ts';
import { halfway } from '../../../stories/worker-status.ts';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import DocumentsPage from './DocumentsPage.tsx';

const row = async (name: string) => within(await screen.findByRole('region', { name }));
const open = (...recorded: readonly Recording[]) =>
  openScreen(DocumentsPage, paths.documents, {
    recorded: [...recorded, answers(listOwnDocuments, documentsWith())],
  });

// Nothing but a browser can draw a picture.
beforeEach(() => vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined })));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const NO_COPY = 'Your identity is verified. No copy is needed.';
const OPTIONAL = 'A copy is optional. We check your identity with photos, under “Verify”.';

it('needs no copy of the ID card of a worker whose identity is verified', async () => {
  open();
  const idCard = await row('National ID');
  expect(idCard.getByText(NO_COPY)).toBeTruthy();
  expect(idCard.queryByText(OPTIONAL)).toBeNull();
});

it.each([
  ['that is not verified', answers(getMe, newcomer)],
  ['that is not known', breaks(getMe)],
])('says where an identity is checked %s', async (_, record) => {
  open(record);
  const idCard = await row('National ID');
  expect(idCard.getByText(OPTIONAL)).toBeTruthy();
  expect(idCard.queryByText(NO_COPY)).toBeNull();
});

it('says nothing of a copy that is there', async () => {
  open(answers(listOwnDocuments, documentsWith(handedIn('nationalId'))));
  expect((await row('National ID')).queryByText(NO_COPY)).toBeNull();
});

it('says what a check does without a police clearance, and asks for another paper', async () => {
  open(
    answers(
      listOwnDocuments,
      documentsWith(
        { ...emptySlot('policeClearance'), waited_for: true },
        { ...emptySlot('certificates'), waited_for: true },
      ),
    ),
  );
  const police = await row('Police Clearance');
  expect(
    police.getByText(
      'A check that you agreed to waits for this. The other checks go on. If you send none, this one may end as “Unable to verify”.',
    ),
  ).toBeTruthy();
  const papers = await row('Certificates (Optional)');
  expect(
    papers.getByText(
      'A check that you agreed to waits for your health certificate. The other checks go on. If you send none, this one may end as “Unable to verify”.',
    ),
  ).toBeTruthy();
  expect(papers.getByText(/Ask there what it costs: you pay them, we do not sell it\.$/)).toBeTruthy();
});

it('says what a health certificate is for, where it comes from, and what follows without one', async () => {
  open();
  const papers = await row('Certificates (Optional)');
  expect(
    papers.getByText(
      /^A Premium or Deep Check asks for a health certificate\. A hospital or clinic gives it .*Without one, only that check waits\. It never changes your score\.$/,
    ),
  ).toBeTruthy();
});

it('lets her home say what is so after an upload', async () => {
  const keys = [workerDashboardQuery(client).queryKey, verificationStatusQuery(client).queryKey] as const;
  open(answers(uploadDocument, handedIn('policeClearance')));
  const police = await row('Police Clearance');
  queryClient.setQueryData(keys[0], dashboard);
  queryClient.setQueryData(keys[1], halfway);
  const file = new File([new Uint8Array(1000)], 'IMG_1.jpg', { type: 'image/jpeg' });
  fireEvent.change(police.getByLabelText(/your certificate/), { target: { files: [file] } });
  expect(await police.findByText(/^Our team looks at it/)).toBeTruthy();
  expect(keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
});
