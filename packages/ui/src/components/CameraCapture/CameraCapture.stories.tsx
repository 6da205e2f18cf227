import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { TakenPhoto } from '../TakenPhoto/TakenPhoto.tsx';
import { CameraCapture, photoFromFile, type Camera, type CameraCaptureProps } from './CameraCapture.tsx';
import { fakeCamera, type Scene } from './fake-camera.ts';

const hints = {
  dark: 'Too dark: face a window or a lamp',
  bright: 'Too bright: move out of the direct light',
  blurred: 'Not sharp: hold the phone still',
  good: 'Good: now take the photo',
};

type ShownProps = Pick<CameraCaptureProps, 'guide' | 'mirrored' | 'prompt' | 'count'> & {
  scene?: Scene;
  words?: typeof hints;
  takes?: boolean;
};

/** The tasks of an app around it: it opens a camera, has a button and shows the photo. */
function Shown({ scene = 'face', words = hints, takes = false, ...props }: ShownProps) {
  const [fake] = useState(() => fakeCamera(scene));
  const [photo, setPhoto] = useState<Blob>();
  const camera = useRef<Camera>(null);
  useEffect(() => fake.end, [fake]);
  return (
    <Stack>
      <CameraCapture
        ref={camera}
        stream={fake.stream}
        label="What the camera sees"
        hints={words}
        {...props}
      />
      {takes && (
        <Button
          fullWidth
          onClick={() => {
            void camera.current?.take({ longest: 300, quality: 0.8 }).then(setPhoto);
          }}
        >
          Take photo
        </Button>
      )}
      {photo && <TakenPhoto photo={photo} alt="What was taken" guide={props.guide} size="small" />}
    </Stack>
  );
}

const meta = {
  title: 'Components/CameraCapture',
  component: Shown,
  args: { guide: 'face', mirrored: true },
  argTypes: choices({ guide: ['face', 'card'] }),
  parameters: guidance({
    do: [
      'Open the camera in the app, and close it when the screen is left or hidden.',
      'Give every screen with a camera a way without one: `PhotoUpload`.',
      'Mirror the camera that looks at who holds the phone.',
    ],
    dont: [
      'Do not forbid what the hints advise against: they see light and sharpness, and neither a face nor a card.',
      'Do not put a button over the picture; it belongs below, where a thumb is.',
    ],
    access: [
      'Hints, prompts and the countdown are told as they change, and no hint before it has held for a second.',
      'It has nothing to press, so that the keyboard goes from what is above to what is below.',
    ],
  }),
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(words)).toBeVisible());
  };

export const Playground: Story = { play: says(hints.good) };
export const Dark: Story = { globals: dark, play: says(hints.good) };
export const Card: Story = {
  args: { guide: 'card', mirrored: false, scene: 'card' },
  play: says(hints.good),
};
export const TooDark: Story = { args: { scene: 'dark' }, play: says(hints.dark) };
export const TooBright: Story = { args: { scene: 'bright' }, play: says(hints.bright) };
/** The prompt has priority over the hints. */
export const Prompted: Story = { tags: ['!picture'], args: { prompt: 'Smile' }, play: says('Smile') };
export const CountedDown: Story = {
  args: { prompt: 'Look straight at the phone', count: 3 },
  play: says('3'),
};

/** The photo is the visible part: the middle, in the guide's shape, no larger than requested. */
export const Taken: Story = {
  tags: ['!picture'],
  args: { takes: true },
  play: async (context) => {
    await says(hints.good)(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Take photo' }));
    const photo = await canvas.findByRole<HTMLImageElement>('img', { name: 'What was taken' });
    await waitFor(() => expect(photo.naturalWidth).toBe(225));
    await expect(photo.naturalHeight).toBe(300);
  },
};

/** A phone that has no idle moment for `toBlob`: a photo does not wait for one. */
export const TakenOnBusyPhone: Story = {
  tags: ['!picture'],
  args: { takes: true },
  beforeEach: () => {
    const never = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => undefined);
    return () => never.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Take photo' }));
    await expect(await canvas.findByRole('img', { name: 'What was taken' })).toBeVisible();
  },
};

/** A press before the camera shows a picture takes the first picture. */
export const TakenAtOnce: Story = {
  args: { takes: true },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Take photo' }));
    await canvas.findByRole('img', { name: 'What was taken' });
    await says(hints.good)(context);
  },
};

/** A photo from a file is redrawn too: no metadata of the phone goes along. */
export const FromFile: Story = {
  tags: ['!picture'],
  play: async (context) => {
    await says(hints.good)(context);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 900, height: 1200 });
    const png = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    const photo = await photoFromFile(png ?? new Blob(), { longest: 400, quality: 0.8 });
    await expect(photo.type).toBe('image/jpeg');
    const read = await createImageBitmap(photo);
    await expect([read.width, read.height]).toEqual([300, 400]);
    await expect(photoFromFile(new Blob(['none']), { longest: 400, quality: 0.8 })).rejects.toThrow();
  },
};

const places = inEveryPlace(
  <Shown
    guide="face"
    mirrored
    prompt="Tazama simu moja kwa moja, kisha geuza kichwa polepole upande mmoja"
    count={3}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
