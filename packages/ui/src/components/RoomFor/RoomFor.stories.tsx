import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { RoomFor } from './RoomFor.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Components/RoomFor',
  component: RoomFor,
  args: {
    children: (
      <Button fullWidth onClick={nothing}>
        View Report
      </Button>
    ),
  },
  parameters: guidance({
    do: [
      'Put into it the very component that is about to come, with the words that it most likely has.',
      'Keep room for what stands above something that can be pressed.',
    ],
    dont: [
      'Do not use it for a whole list or screen; `Skeleton` says that it is loading.',
      'Do not keep the room once it is known that nothing comes.',
    ],
    access: [
      'Readers hear nothing of it, and the keyboard passes by what stands in it.',
      'It stands still for people who asked for less motion.',
      'In forced colours each bar has a border.',
    ],
  }),
} satisfies Meta<typeof RoomFor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('View Report')).not.toBeVisible();
  },
};

const badge = <Badge tone="success">Complete</Badge>;
const bar = <ProgressBar label="Completion" level="plain" percent={50} valueText="50%" />;
const line = (
  <Inline gap="small">
    {badge}
    <Text as="span">0 misconduct reports</Text>
  </Inline>
);
const opens = <Disclosure label="The checks">Nothing</Disclosure>;
const components = [
  ['bar', bar],
  ['line', line],
  ['opens', opens],
] as const;

/** Side by side: the loaded component is exactly as high as the room for it. */
export const AsHighAsWhatComes: Story = {
  render: () => (
    <Stack>
      {components.map(([name, component]) => (
        <Card key={name}>
          <Stack gap="small">
            <div data-height="real">{component}</div>
            <div data-height="kept">
              <RoomFor>{component}</RoomFor>
            </div>
          </Stack>
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = (of: string) =>
      [...canvasElement.querySelectorAll(`[data-height="${of}"]`)].map(
        (each) => each.getBoundingClientRect().height,
      );
    await expect(heights('kept')).toEqual(heights('real'));
    await expect(Math.min(...heights('kept'))).toBeGreaterThan(20);
  },
};

const places = inEveryPlace(
  <Stack>
    <RoomFor>
      <Button fullWidth onClick={nothing}>
        Maliza malipo ya uthibitishaji wa mfanyakazi
      </Button>
    </RoomFor>
    <Inline>
      <Text>Uthibitishaji wa mfanyakazi</Text>
      <RoomFor>{badge}</RoomFor>
    </Inline>
    <RoomFor>{bar}</RoomFor>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
