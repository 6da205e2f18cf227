import { Banner } from '@repo/ui/components/Banner';
import { EvidenceViewer } from '@repo/ui/patterns/EvidenceViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inventedPdf } from '../../stories/invented-pdf.ts';
import { useFilePages } from './use-file-pages.ts';

interface FileProps {
  file: Blob;
}

function File({ file }: FileProps) {
  const { pages, notice } = useFilePages(file, 'Police certificate');
  return (
    <>
      {notice && <Banner tone="warning">{notice}</Banner>}
      <EvidenceViewer label="The paper" pages={pages} watermark="Ruth Were, 27 Nov 2026, 10:42" />
    </>
  );
}

const meta = {
  title: 'Screens/Team/File of evidence',
  component: File,
  tags: ['!autodocs'],
  globals: { audience: 'ops' },
} satisfies Meta<typeof File>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The colour of a point of a picture, by its place from 0 to 1. */
function colourAt(image: HTMLImageElement, across: number, down: number): readonly number[] {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const point = context?.getImageData(across * canvas.width, down * canvas.height, 1, 1);
  return [...(point?.data ?? [])].slice(0, 3);
}

/** The reader of PDFs is two large files, which a busy machine compiles before it draws the first page. */
const READER_MS = 40_000;

/** A script and links are in this PDF. It is drawn, and does nothing. */
export const HostilePdf: Story = {
  tags: ['!picture'],
  args: { file: inventedPdf(['0 0 1', '1 0 0']) },
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole<HTMLImageElement>(
      'img',
      { name: 'Police certificate, page 1 of 2' },
      { timeout: READER_MS },
    );
    const second = await canvas.findByRole<HTMLImageElement>('img', {
      name: 'Police certificate, page 2 of 2',
    });
    for (const image of [first, second]) await image.decode();
    await expect([first.naturalWidth, first.naturalHeight]).toEqual([2120, 3000]);
    await expect(colourAt(first, 0.5, 0.2)).toEqual([0, 0, 255]);
    await expect(colourAt(second, 0.5, 0.2)).toEqual([255, 0, 0]);
    await expect(colourAt(first, 0.02, 0.02)).toEqual([255, 255, 255]);
    await expect(canvasElement.querySelector('a, iframe, embed, object, canvas')).toBeNull();
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
    await expect(asked.filter((host) => host.includes('hostile'))).toEqual([]);
  },
};

export const DamagedPdf: Story = {
  args: { file: new Blob(['%PDF-1.7 and nothing else'], { type: 'application/pdf' }) },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(canvas.getByText(/^This PDF could not be shown/)).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
