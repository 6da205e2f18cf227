import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './StatusIcon.css.ts';
import { iconStatuses, StatusIcon } from './StatusIcon.tsx';

const meta = {
  title: 'Components/StatusIcon',
  component: StatusIcon,
  argTypes: choices({ status: iconStatuses }),
  args: { status: 'completed', label: 'Completed' },
  parameters: guidance({
    do: ['Put it beside the word for the status.', 'Give a label where no word stands beside it.'],
    dont: ['Do not invent a drawing for another status; ask for it.'],
    access: [
      'Each status differs in shape as well as in colour.',
      'The tick draws itself where the status changes in sight, and never for people who asked for less motion.',
    ],
    alternatives: [
      { use: 'Components/StatusLine', when: 'It has a sentence of its own.' },
      { use: 'Components/Badge', when: 'The words alone are enough.' },
    ],
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
    const drawings = iconStatuses.map(
      (status) => within(canvasElement).getByText(status).parentElement?.querySelector('svg')?.innerHTML,
    );
    await expect(new Set(drawings).size).toBe(drawings.length);
    await expect(drawings).not.toContain(undefined);
  },
};

/** The tick draws itself when a check turns clear while the page is open, and not where it was clear before. */
export const TurnsClear: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful<boolean> initial={false}>
      {(isClear, setClear) => (
        <Stack>
          <Inline>
            <StatusIcon
              status={isClear ? 'completed' : 'in_progress'}
              label={isClear ? 'Clear' : 'Under way'}
            />
            <StatusIcon status="completed" label="Clear before" />
          </Inline>
          <Button onClick={() => setClear(!isClear)}>Decide</Button>
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => canvasElement.getElementsByClassName(css.drawn).length;
    await expect(drawn()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(canvas.getByText('Clear')).toBeVisible();
    await expect(drawn()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(drawn()).toBe(0);
  },
};

const inKiswahili = {
  pending: 'Unasubiri kuanzishwa',
  asked: 'Unasubiri jibu la ujumbe',
  to_pay: 'Malipo hayajathibitishwa',
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
