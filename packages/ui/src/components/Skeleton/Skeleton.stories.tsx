import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { ListRows } from '../ListRows/ListRows.tsx';
import { Person } from '../Person/Person.tsx';
import { PersonRow } from '../PersonRow/PersonRow.tsx';
import { ScoreCircle } from '../ScoreCircle/ScoreCircle.tsx';
import { SegmentBar } from '../SegmentBar/SegmentBar.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Skeleton, skeletonKinds } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: choices({ kind: skeletonKinds }),
  args: { label: 'Loading workers...' },
  parameters: guidance({
    do: [
      'Take the kind and number of what is about to come, so that nothing moves.',
      'Put the very component into it where no kind is like it.',
    ],
    dont: [
      "Do not use it for a button's wait; the button has `busy`.",
      'Do not keep it after a failure; say that it failed.',
      'Do not put one of the kinds `card`, `person` and `case` into a card; they have one.',
    ],
    access: [
      "Readers hear the label, such as 'Loading workers...', and nothing of the shapes.",
      'The shapes stand still for people who asked for less motion.',
      'In forced colours each shape has a border.',
    ],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading workers...');
  },
};

export const Kinds: Story = {
  render: () => (
    <Stack gap="large">
      {skeletonKinds.map((kind) => (
        <Skeleton key={kind} kind={kind} label="Loading..." count={2} />
      ))}
    </Stack>
  ),
};
export const KindsDark: Story = { ...Kinds, globals: dark };
export const KindsOnPhone: Story = { ...Kinds, globals: { viewport: { value: 'phone' } } };

/** The component itself, where no kind is like it. */
export const OfItsOwn: Story = {
  render: () => (
    <Card>
      <Skeleton label="Loading your profile...">
        <Person size="large" initials="AO" name={<Heading level={3}>Achieng Otieno</Heading>}>
          <Text>Kilimani, Nairobi</Text>
          <Badge tone="success">Verified</Badge>
        </Person>
      </Skeleton>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your profile...');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const named = (
  <Heading level={3} size={4}>
    Achieng Otieno
  </Heading>
);

/** The worker of a case, and her score. */
const caseOf = (day: string) => ({
  who: (
    <Person size="small" initials="AO" name={named} status={<Badge>Pending</Badge>}>
      <Text size="small">Lite Check · {day}</Text>
    </Person>
  ),
  score: <ScoreCircle size="xsmall" tier="Gold" score={70} />,
});
/** A case whose checks have not begun has nothing to open. */
const NoChecks = () => null;
const caseDays = ['Nov 20, 2026', 'Nov 21, 2026'];

/** What each kind stands for, as it usually is. */
const comes: readonly (readonly [(typeof skeletonKinds)[number], ReactNode])[] = [
  [
    'card',
    <Card key="card">
      <Heading level={3} size={4}>
        Your order
      </Heading>
      <Text>Standard Check</Text>
      <Text>KES 2,000</Text>
    </Card>,
  ],
  [
    'person',
    <ListRows key="person">
      {['Nanny', 'Driver'].map((role) => (
        <PersonRow
          key={role}
          initials="AO"
          name={named}
          facts={[role, 'Kilimani, Nairobi', '6\u00a0years\u00a0experience']}
          state={
            <Badge flat tone="success">
              Verified
            </Badge>
          }
          stateOf="Identity"
          score={<ScoreCircle size="xsmall" tier="Platinum" score={90} />}
          action={
            <TextLink href="#package" placement="alone">
              Select Worker
            </TextLink>
          }
        />
      ))}
    </ListRows>,
  ],
  [
    'case',
    <ListRows key="case">
      {caseDays.map((day) => (
        <ListRow
          key={day}
          {...caseOf(day)}
          note={
            <>
              <Text size="small">Gold</Text>
              <Text size="small">0 misconduct reports</Text>
            </>
          }
          more={<NoChecks />}
          action={
            <Button variant="secondary" size="small" onClick={() => undefined}>
              View Report
            </Button>
          }
        >
          <StatusLine status="in_progress">Expected Nov 25.</StatusLine>
          <SegmentBar label="Completion" done={3} total={6} percent={50} />
        </ListRow>
      ))}
    </ListRows>,
  ],
  [
    'recent',
    <ListRows key="recent">
      {caseDays.map((day) => (
        <ListRow
          key={day}
          {...caseOf(day)}
          note={<Text size="small">Gold</Text>}
          action={
            <TextLink href="#report" placement="alone">
              View Report
            </TextLink>
          }
        >
          <StatusLine status="pending">Paid. Waiting for consent by SMS.</StatusLine>
        </ListRow>
      ))}
    </ListRows>,
  ],
  [
    'steps',
    <Timeline
      key="steps"
      steps={[
        { title: 'Identity', state: 'Clear' },
        { title: 'References', state: 'Under review' },
      ]}
    />,
  ],
  [
    'facts',
    <DefinitionList
      key="facts"
      items={[
        { term: 'Location', value: 'Kilimani' },
        { term: 'Age', value: '25 to 34' },
      ]}
    />,
  ],
];

/** Below each other: what comes is exactly as high as the shapes in its place. */
export const AsHighAsWhatComes: Story = {
  tags: ['!picture'],
  render: () => (
    <Stack>
      {comes.map(([kind, real]) => (
        <Stack key={kind} gap="small">
          <div data-height="real">{real}</div>
          <div data-height="kept">
            <Skeleton label="Loading..." kind={kind} count={kind === 'card' ? 1 : 2} />
          </div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = (of: string) =>
      [...canvasElement.querySelectorAll(`[data-height="${of}"]`)].map((each) =>
        Math.round(each.getBoundingClientRect().height),
      );
    await expect(heights('kept')).toEqual(heights('real'));
    await expect(Math.min(...heights('kept'))).toBeGreaterThan(40);
  },
};
export const AsHighAsWhatComesOnPhone: Story = {
  ...AsHighAsWhatComes,
  globals: { viewport: { value: 'phone' } },
};

const places = inEveryPlace(
  <Stack gap="large">
    {skeletonKinds.map((kind) => (
      <Skeleton key={kind} kind={kind} count={2} label="Inapakia orodha ya wafanyakazi waliothibitishwa..." />
    ))}
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
