import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

/** An invented face: a drawing that needs no network. */
const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%23a8d2d5"/%3E%3Ccircle cx="20" cy="16" r="7" fill="%23094149"/%3E%3Cpath d="M6 40c1-9 7-13 14-13s13 4 14 13" fill="%23094149"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { initials: 'WK' },
  parameters: guidance({
    do: [
      'Put it beside the name, as a help to find a person again.',
      'Give initials always; they stand where a photo is missing or still on its way.',
    ],
    dont: [
      'Do not use it as the only sign of who is meant.',
      'Do not make it a button; the name or the card is the link.',
    ],
    access: ['Readers pass it by, because the name beside it says the same.'],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} initials="WK" />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} initials="WK" photo={photo} />
      ))}
    </Inline>
  ),
};

export const WithPhoto: Story = {
  tags: ['!picture'],
  args: { photo },
  play: async ({ canvasElement }) => {
    // After the photo has loaded, no initials show through it.
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('WK'));
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};

// spec: shared-pieces/avatar
export const BrokenPhoto: Story = {
  tags: ['!picture'],
  args: { photo: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('WK');
  },
};

export const PhotoReplaced: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful initial="data:image/png;base64,broken">
      {(url, setUrl) => (
        <Stack>
          <Avatar initials="WK" photo={url} />
          <Button
            onClick={() => {
              setUrl(photo);
            }}
          >
            Replace photo
          </Button>
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('WK'));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('WK'));
  },
};

const places = inEveryPlace(
  <Stack>
    {avatarSizes.map((size) => (
      <Inline key={size} gap="small">
        <Avatar size={size} initials="MW" />
        <Avatar size={size} initials="MW" photo={photo} />
        <Stack>
          <Text weight="strong">Mwanamkasi Nyambura Chepkoech-Wanyonyi</Text>
        </Stack>
      </Inline>
    ))}
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
