import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { cardFront, darkSelfie, tallLetter } from '../EvidenceViewer/invented-papers.ts';
import { EvidenceStrip } from './EvidenceStrip.tsx';

const sources = [darkSelfie, darkSelfie, tallLetter, darkSelfie, cardFront, darkSelfie];
const photos = sources.map((src, index) => {
  const label = `Movement ${String(index + 1)}`;
  return { id: label, label, src };
});

const meta = {
  title: 'Patterns/EvidenceStrip',
  component: EvidenceStrip,
  globals: { audience: 'ops' },
  args: {
    label: 'Movement photos',
    photos,
    shown: 'Movement 1',
    onShow: fn(),
    watermark: 'Ruth Were, 27 Nov 2026, 10:42',
  },
  parameters: guidance({
    do: [
      'Put it below an `EvidenceViewer` that shows the pressed photo.',
      'Give it the photos of one series, which are compared at a glance.',
      'Name the viewer and the moment of opening in the watermark, in about 30 letters.',
    ],
    dont: ['Do not use it for two pictures that are compared closely: `EvidenceViewer` shows both large.'],
    access: [
      'Each photo is a button with its label. It says whether the photo is the large one.',
      'A photo that could not be loaded says so in its place.',
    ],
  }),
} satisfies Meta<typeof EvidenceStrip>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fits: Play = async () => fitsTheScreen();

export const Photos: Story = { play: fits };
export const PhotosDark: Story = { globals: dark, play: fits };

/** One is shown at a time. */
export const Pressed: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Stateful initial="Movement 1">
      {(shown, setShown) => <EvidenceStrip {...args} shown={shown} onShow={setShown} />}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const [first, third] = ['Movement 1', 'Movement 3'].map((name) => canvas.getByRole('button', { name }));
    if (first === undefined || third === undefined) throw new Error('No photos');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Loading: Story = { args: { photos: photos.map((photo) => ({ ...photo, src: null })) } };
export const NotShown: Story = {
  args: {
    photos: [{ id: 'one', label: 'Movement 1', src: 'data:image/png;base64,AA==' }, ...photos.slice(1)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Movement 1 could not be shown.')).toBeVisible();
  },
};
export const OnNarrowestPhone: Story = { globals: narrow, play: fits };
export const LargeTextOnNarrowestPhone: Story = { globals: { ...largeText, ...narrow }, play: fits };
