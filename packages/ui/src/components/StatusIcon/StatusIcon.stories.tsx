import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { iconStatuses, StatusIcon } from './StatusIcon.tsx';

const meta = {
  title: 'Components/StatusIcon',
  component: StatusIcon,
  argTypes: choices({ status: iconStatuses }),
  args: { status: 'completed', label: 'Completed' },
  parameters: guidance({
    do: ['Put it beside the word for the status.', 'Give a label where no word stands beside it.'],
    dont: ['Do not invent a drawing for another status; ask for it.'],
    access: ['Each status differs in shape as well as in colour.'],
  }),
} satisfies Meta<typeof StatusIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Completed');
  },
};

// spec: shared-pieces/status-icons
export const Statuses: Story = {
  tags: ['!picture'],
  render: () => (
    <Inline>
      {iconStatuses.map((status) => (
        <StatusIcon key={status} status={status} label={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = ['pending', 'in_progress', 'completed', 'failed', 'ended'].map(
      (status) => within(canvasElement).getByText(status).parentElement?.querySelector('svg')?.innerHTML,
    );
    await expect(new Set(drawings).size).toBe(drawings.length);
    await expect(drawings).not.toContain(undefined);
  },
};

const inKiswahili = {
  pending: 'Unasubiri kuanzishwa',
  in_progress: 'Uthibitishaji unaendelea',
  completed: 'Uthibitisho umekamilika',
  failed: 'Uthibitisho haukufanikiwa',
  ended: 'Uthibitisho umesimamishwa',
} as const satisfies Record<(typeof iconStatuses)[number], string>;

const places = inEveryPlace(
  <Stack gap="small">
    {iconStatuses.map((status) => (
      <Inline key={status}>
        <StatusIcon status={status} />
        <Text>{inKiswahili[status]}</Text>
      </Inline>
    ))}
    <StatusIcon status="completed" label="Uthibitisho umekamilika kikamilifu" />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
