import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { IconList } from '../../components/IconList/IconList.tsx';
import { TextButton } from '../../components/TextButton/TextButton.tsx';
import { guidance } from '../../guidance.ts';
import { FlagIcon } from '../../icons/FlagIcon.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, inEveryPlace } from '../../story-kit.tsx';
import { DecisionLayout } from './DecisionLayout.tsx';

const nothing = () => undefined;
const checks = ['your identity', 'your references', 'social media', 'health', 'work history'];
const question = (count: number) => ({
  asked: (
    <>
      <Text>Asks to check you before hiring you.</Text>
      <IconList
        items={Array.from({ length: count }, (_each, place) => ({
          icon: FlagIcon,
          text: `${checks[place % checks.length] ?? ''} (${String(place + 1)})`,
        }))}
      />
      <TextButton onClick={nothing}>Report these words</TextButton>
    </>
  ),
  outcome: <Text>The employer then sees the results. Your yes counts for 90 days.</Text>,
  answer: (
    <Grid columns={2} phoneColumns="fit" gap="small">
      <Button variant="secondary" fullWidth onClick={nothing}>
        Decline
      </Button>
      <Button fullWidth onClick={nothing}>
        Accept
      </Button>
    </Grid>
  ),
  children: <TextButton onClick={nothing}>Block this employer</TextButton>,
});

const meta = {
  title: 'Patterns/DecisionLayout',
  component: DecisionLayout,
  args: question(5),
  render: (args) => (
    <Card>
      <DecisionLayout {...args} />
    </Card>
  ),
  parameters: guidance({
    do: ['Use it for a question with two equal answers that needs reading first.'],
    dont: [
      'Do not put more than the two answers into `answer`: it takes room from the words.',
      'Do not use it outside of a `Card`, whose ground the answer has.',
    ],
    access: [
      'Readers go from what is asked to what follows, then to the answer.',
      'What takes the focus is never beneath the answer: the page scrolls far enough.',
      'On a low screen, and in large text, the answer scrolls with the words.',
    ],
    alternatives: [{ use: 'Patterns/BottomBar', when: 'The whole screen has one main action.' }],
  }),
} satisfies Meta<typeof DecisionLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { globals: desktop };
export const Dark: Story = { tags: ['!picture'], globals: { ...dark, viewport: { value: 'phone' } } };

/** Two long questions. The answer of the first is in sight, and covers neither the focused element nor the end. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      {['first', 'second'].map((name) => (
        <section key={name} aria-label={name}>
          <Card>
            <DecisionLayout {...question(40)} />
          </Card>
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: 'first' }));
    const accept = first.getByRole('button', { name: 'Accept' });
    const report = first.getByRole('button', { name: 'Report these words' });
    const edges = (element: Element) => element.getBoundingClientRect();
    window.scrollTo(0, 0);
    await expect(edges(accept).bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(edges(report).top).toBeGreaterThan(window.innerHeight);
    report.focus();
    await expect(edges(report).bottom).toBeLessThanOrEqual(edges(accept).top);
    await userEvent.tab();
    await expect(first.getByRole('button', { name: 'Decline' })).toHaveFocus();
    const block = first.getByRole('button', { name: 'Block this employer' });
    block.scrollIntoView();
    await expect(edges(block).top).toBeGreaterThanOrEqual(edges(accept).bottom);
    await fitsTheScreen();
  },
};

const places = inEveryPlace(<DecisionLayout {...question(3)} />);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
