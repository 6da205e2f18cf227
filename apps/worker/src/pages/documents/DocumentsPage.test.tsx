// @vitest-environment happy-dom
import { listOwnDocuments, uploadDocument } from '@repo/api-client/contract/documents';
import { answers, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { documentsWith, handedIn } from '../../../stories/documents.ts';
import { openScreen } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import DocumentsPage from './DocumentsPage.tsx';

const nothing = answers(listOwnDocuments, documentsWith());
const names = ['National ID', 'Police Clearance', 'Certificates (Optional)'] as const;
const row = async (name: string) => within(await screen.findByRole('region', { name }));

const open = (...recorded: readonly Recording[]) =>
  openScreen(DocumentsPage, paths.documents, { recorded: [...recorded, nothing] });
async function choose() {
  const idCard = await row('National ID');
  const file = new File([new Uint8Array(1000)], 'IMG_1.jpg', { type: 'image/jpeg' });
  fireEvent.change(idCard.getByLabelText(/your ID card/), { target: { files: [file] } });
  return idCard;
}

it('has three rows with nothing in them, each for an image or a PDF', async () => {
  open();
  for (const name of names) {
    const slot = await row(name);
    expect(slot.getByText('Not uploaded')).toBeTruthy();
    expect(slot.getByLabelText<HTMLInputElement>(/Photo or PDF/).accept).toBe(
      'image/jpeg,image/png,image/webp,application/pdf',
    );
  }
});

it('says that a document is on its way', async () => {
  open(waits(uploadDocument));
  const idCard = await choose();
  expect((await idCard.findAllByText('Uploading...')).length).toBeGreaterThan(0);
  expect(idCard.queryByText('Not uploaded')).toBeNull();
});

it('says that it is there', async () => {
  open(answers(uploadDocument, handedIn('nationalId')));
  const idCard = await choose();
  await idCard.findByText('Uploaded ✓');
  expect(idCard.queryByText('Uploading...')).toBeNull();
});

it('has four tips for a good photo', async () => {
  open();
  const tips = await row('Tips');
  expect(tips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Take a clear photo',
    'Make sure the text is readable',
    'Use good light',
    'Include all pages',
  ]);
});
