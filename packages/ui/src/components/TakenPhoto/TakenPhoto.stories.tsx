import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { TakenPhoto, takenPhotoGuides, takenPhotoSizes } from './TakenPhoto.tsx';

/** An invented face. */
const face = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 30 40"><rect width="30" height="40" fill="#a8d2d5"/><circle cx="15" cy="17" r="8" fill="#094149"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const meta = {
  title: 'Components/TakenPhoto',
  component: TakenPhoto,
  args: { photo: face, alt: 'Your selfie', guide: 'face' },
  argTypes: choices({ guide: takenPhotoGuides, size: takenPhotoSizes }),
  parameters: guidance({
    do: ['Show it before it is sent, with a way to take it again.'],
    dont: ['Do not keep it anywhere on the phone: it is shown out of memory.'],
    access: ['It has words. Ask below what to look for: who cannot see it can have it looked at.'],
  }),
} satisfies Meta<typeof TakenPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

const isThere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const photos = await within(canvasElement).findAllByRole<HTMLImageElement>('img');
  for (const photo of photos) {
    await photo.decode();
    await expect(photo.naturalWidth).toBe(300);
  }
};

export const Playground: Story = { play: isThere };
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {takenPhotoGuides.flatMap((guide) =>
        takenPhotoSizes.map((size) => <TakenPhoto key={guide + size} {...args} guide={guide} size={size} />),
      )}
    </Stack>
  ),
  play: isThere,
};

const places = inEveryPlace(<TakenPhoto photo={face} alt="Selfi yako" guide="card" />);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
