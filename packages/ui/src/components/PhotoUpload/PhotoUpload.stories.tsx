import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import type { UploadState } from '../FileUpload/upload.ts';
import { photoGuides, PhotoUpload, type UploadedPhoto } from './PhotoUpload.tsx';

const spies = { onChoose: fn(), onRefuse: fn(), onCancel: fn(), onRetry: fn(), onRemove: fn() };
const common = {
  alt: 'Your profile photo',
  kinds: ['image/jpeg', 'image/png'],
  maxBytes: 5_242_880,
  ...spies,
} as const;

/** An invented face: a drawing that needs no network. */
const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%23a8d2d5"/%3E%3Ccircle cx="20" cy="16" r="7" fill="%23094149"/%3E%3Cpath d="M6 40c1-9 7-13 14-13s13 4 14 13" fill="%23094149"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/PhotoUpload',
  component: PhotoUpload,
  args: { label: 'Profile Photo', state: 'empty', ...common },
  argTypes: choices({ guide: photoGuides }),
  parameters: guidance({
    do: [
      'Say what the photo is for, and that it can be left out where it can.',
      'Offer the camera where somebody photographs herself: `camera="user"`.',
      'Hand over the address of the photo that is there already as a string.',
    ],
    dont: [
      'Do not use it for papers: `FileUpload` shows their names.',
      'Do not make an address for the chosen photo in the app; it is made, and given back, here.',
    ],
    access: [
      'Both buttons are the file control of the browser: Enter and Space open the camera or the files.',
      'The photo has words, and each change of state is told.',
    ],
  }),
} satisfies Meta<typeof PhotoUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is uploaded: the photo stays chosen. */
const live: Story = {
  render: () => (
    <Stateful<UploadState<UploadedPhoto>> initial={{ state: 'empty' }}>
      {(upload, set) => (
        <PhotoUpload
          {...common}
          {...upload}
          label="Profile Photo"
          onChoose={(photo) => {
            set({ state: 'chosen', file: photo });
          }}
          onRefuse={() => {
            set({ ...upload, error: 'Photo must be less than 5MB' });
          }}
          onRemove={() => {
            set({ state: 'empty' });
          }}
        />
      )}
    </Stateful>
  ),
};

export const Playground: Story = live;

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <PhotoUpload {...common} label="Profile Photo" state="empty" required />
      <PhotoUpload {...common} label="Chosen" state="chosen" file={face} />
      <PhotoUpload {...common} label="On its way" state="uploading" file={face} percent={40} />
      <PhotoUpload {...common} label="There" state="done" file={face} />
      <PhotoUpload
        {...common}
        label="Not there"
        state="failed"
        file={face}
        error="Profile saved, but photo upload failed. Try again."
      />
      <PhotoUpload {...common} label="Refused" state="empty" error="Photo must be less than 5MB" />
    </Stack>
  ),
};

/** The smallest possible picture. */
const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (byte) => byte.charCodeAt(0),
);
const png = (name: string) => new File([dot], name, { type: 'image/png' });

/** Every address of a chosen photo is released: on replacement, on removal, and at the end. */
export const AddressesGivenBack: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const made = spyOn(URL, 'createObjectURL');
    const back = spyOn(URL, 'revokeObjectURL');
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Profile Photo Choose a photo');
    await userEvent.upload(input, png('a.png'));
    const first = await canvas.findByRole('img', { name: 'Your profile photo' });
    await waitFor(() => expect(first).toHaveProperty('naturalWidth', 1));
    await userEvent.upload(input, png('b.png'));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('img')).toHaveAttribute('src', String(made.mock.results[1]?.value));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Profile Photo' }));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(input).toHaveFocus();
    await expect(back.mock.calls.flat()).toEqual(made.mock.results.map(({ value }) => String(value)));
    made.mockRestore();
    back.mockRestore();
  },
};

export const UnreadablePhoto: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const none = new File(['not a picture'], 'c.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Profile Photo Choose a photo'), none);
    await expect(canvas.getByText('Not uploaded yet')).toBeVisible();
    // The icon of a person replaces a picture that the browser cannot show.
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const TooLarge: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Profile Photo Choose a photo');
    await userEvent.upload(input, new File([new Uint8Array(5_242_881)], 'd.png', { type: 'image/png' }));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Photo must be less than 5MB/);
  },
};

/** Only phones show the camera button. This story checks that it exists, and its direction. */
export const WithCamera: Story = {
  tags: ['!picture'],
  args: { camera: 'user' },
  play: async ({ canvasElement }) => {
    const camera = within(canvasElement).getByLabelText('Take a photo Profile Photo');
    await expect(camera).toHaveAttribute('capture', 'user');
    await expect(camera.checkVisibility()).toBe(window.matchMedia('(pointer: coarse)').matches);
  },
};

/** A card is no face: its frame is not round. */
export const OfACard: Story = {
  tags: ['!picture'],
  args: { guide: 'card', label: 'Front of your ID card', alt: 'The front of your ID card' },
};
export const ByKeyboard: Story = {
  tags: ['!picture'],
  args: { state: 'failed', file: face, error: 'The connection was lost. Try again.' },
  play: async ({ canvasElement }) => {
    spies.onRetry.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again Profile Photo' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Profile Photo Replace')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Profile Photo' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(spies.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Profile Photo Replace')).toHaveFocus();
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <PhotoUpload
      {...common}
      label="Picha yako itakayoonekana na waajiri wanaokutafuta"
      hint="Uso wako uonekane vizuri, bila kofia wala miwani ya jua."
      alt="Picha yako"
      camera="user"
      state="failed"
      file={face}
      error="Muunganisho umepotea. Picha yako bado ipo hapa: jaribu tena ukiwa na mtandao."
      limits="JPG au PNG isiyozidi 5MB"
      words={{
        camera: 'Piga picha sasa',
        retry: 'Jaribu tena',
        replace: 'Chagua nyingine badala yake',
        remove: 'Ondoa picha hii',
        failed: 'Haijapakiwa',
      }}
    />
    <PhotoUpload
      {...common}
      label="Picha ya kitambulisho chako"
      alt="Kitambulisho chako"
      state="uploading"
      file={face}
      percent={40}
      limits="JPG au PNG isiyozidi 5MB"
      words={{
        uploading: 'Inapakiwa kwenye mtandao...',
        replace: 'Chagua nyingine badala yake',
        cancel: 'Ghairi upakiaji',
      }}
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
