import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { StarPicker } from '../../components/StarPicker/StarPicker.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { TitledCard } from '../../components/TitledCard/TitledCard.tsx';
import { choices, guidance } from '../../guidance.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { PageActions } from '../PageActions/PageActions.tsx';
import { summaryPlaces, TaskLayout } from './TaskLayout.tsx';

const nothing = () => undefined;

const fields = (
  <>
    <StarPicker label="Rating" value={5} onChange={nothing} />
    <TextArea label="Your Review" rows={8} value="" onChange={nothing} />
    <TextField label="Evidence URL (optional)" value="" onChange={nothing} />
  </>
);

const nextSteps = (
  <TitledCard title="What happens next">
    <Timeline
      steps={[
        { title: 'Our team reads it', text: 'You can change it until then.' },
        { title: 'Other households read it', text: 'Without your name.' },
      ]}
    />
  </TitledCard>
);

const meta = {
  title: 'Patterns/TaskLayout',
  component: TaskLayout,
  argTypes: choices({ place: summaryPlaces }),
  args: {
    summary: nextSteps,
    children: (
      <>
        {fields}
        <PageActions>
          <Button onClick={nothing}>Submit Review</Button>
          <Button variant="secondary" onClick={nothing}>
            Cancel
          </Button>
        </PageActions>
      </>
    ),
  },
  render: (args) => (
    <AppShell>
      <Content width="task">
        <Stack gap="large">
          <PageHeader title="Write a Review" back={{ label: 'Back', href: '#reviews' }} />
          <TaskLayout {...args} />
        </Stack>
      </Content>
    </AppShell>
  ),
  parameters: {
    ...guidance({
      do: [
        'Put beside a form what it leads to: the order, the next steps, who reads it.',
        'Put it into a `Content` of the width `task`, and end a form with `PageActions`.',
        'Give a page that decides about an order `actions`, with the button and its promise.',
      ],
      dont: [
        'Do not fill the second column with words that nobody misses: such a page has the width `focus` or `form`.',
      ],
      access: [
        'The order for readers is the order on a phone: `place` says where the summary stands in it.',
        'The summary stays in sight beside a long form where the window is high enough for both.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TaskLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const OnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const field = boxOf(canvas.getByRole('textbox', { name: 'Your Review' }));
    const side = canvas.getByRole('region', { name: 'What happens next' });
    await expect(field.width).toBeLessThanOrEqual(440);
    await expect(boxOf(side).width).toBe(360);
    await expect(boxOf(side).left).toBeGreaterThan(field.right);
    const submit = boxOf(canvas.getByRole('button', { name: 'Submit Review' }));
    await expect(Math.round(submit.right)).toBe(Math.round(field.right));
  },
};
export const OnDesktopDark: Story = { globals: { ...desktop, ...dark } };

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const side = boxOf(canvas.getByRole('region', { name: 'What happens next' }));
    await expect(side.top).toBeGreaterThan(boxOf(canvas.getByRole('button', { name: 'Cancel' })).bottom);
    await fitsTheScreen();
  },
};

/** The order and the button that pays it: below each other on a desk. */
const order: Story = {
  args: {
    place: 'before',
    summary: (
      <TitledCard title="Your order">
        <DefinitionList
          items={[
            { term: 'Package', value: 'Standard Check' },
            { term: 'Total', value: 'KES 1,000', strong: true },
          ]}
        />
      </TitledCard>
    ),
    children: fields,
    actions: (
      <Button fullWidth onClick={nothing}>
        Pay KES 1,000
      </Button>
    ),
  },
};
export const OrderOnDesktop: Story = {
  ...order,
  globals: desktop,
  play: async ({ canvas }) => {
    const side = boxOf(canvas.getByRole('region', { name: 'Your order' }));
    const pay = boxOf(canvas.getByRole('button', { name: 'Pay KES 1,000' }));
    await expect(pay.left).toBe(side.left);
    await expect(pay.top).toBeGreaterThan(side.bottom);
  },
};
export const OrderOnPhone: Story = {
  ...order,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const side = boxOf(canvas.getByRole('region', { name: 'Your order' }));
    await expect(side.bottom).toBeLessThan(boxOf(canvas.getByRole('textbox', { name: 'Your Review' })).top);
    const pay = boxOf(canvas.getByRole('button', { name: 'Pay KES 1,000' }));
    await expect(pay.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LargeTextOnNarrowestPhone: Story = {
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
