import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ContentsList } from '../../components/ContentsList/ContentsList.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ResultRow } from '../../components/ResultRow/ResultRow.tsx';
import { ResultRows } from '../../components/ResultRows/ResultRows.tsx';
import { TitledCard } from '../../components/TitledCard/TitledCard.tsx';
import { guidance } from '../../guidance.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { checkIcons } from '../../status/status-icons.ts';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { DetailLayout } from './DetailLayout.tsx';

const sections = ['Identity', 'References', 'Criminal record', 'Social media', 'Misconduct registry'];

const meta = {
  title: 'Patterns/DetailLayout',
  component: DetailLayout,
  args: {
    contents: (
      <ContentsList
        label="Contents"
        items={sections.map((label) => ({
          section: label,
          label,
          icon: checkIcons.clear,
          tone: 'success',
          status: 'Clear',
        }))}
      />
    ),
    head: (
      <Card>
        <Heading level={2}>Achieng Otieno</Heading>
        <Text>4 checks clear</Text>
      </Card>
    ),
    children: (
      <ResultRows>
        {sections.map((title) => (
          <ResultRow
            key={title}
            id={title}
            title={title}
            icon={checkIcons.clear}
            tone="success"
            status="Clear"
          >
            <Text>Nothing of concern.</Text>
          </ResultRow>
        ))}
      </ResultRows>
    ),
    aside: (
      <TitledCard title="How this score is made up">
        <Text>20 of 20</Text>
      </TitledCard>
    ),
    actions: (
      <>
        <Button size="small" onClick={() => undefined}>
          Download PDF Report
        </Button>
        <Button size="small" variant="secondary" onClick={() => undefined}>
          Share Report
        </Button>
      </>
    ),
  },
  render: (args) => (
    <AppShell>
      <Content width="desk">
        <Stack gap="large">
          <PageHeader title="Verification Report" />
          <DetailLayout {...args} />
        </Stack>
      </Content>
    </AppShell>
  ),
  parameters: {
    ...guidance({
      do: [
        'Use it for one thing in full: a report, a profile.',
        'Put the answer into `head`, and what it rests on below it.',
      ],
      dont: ['Do not use it for a form; a form has one column and its own button.'],
      access: [
        'The order for readers is what is seen: contents, answer, evidence, actions, facts. What is `early` moves with its place.',
        'The actions stay in sight on a phone, and a focused element scrolls to a place above them.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DetailLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = { globals: desktop };
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
    const { bottom } = canvas.getByRole('button', { name: 'Share Report' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const OnPhoneDark: Story = { globals: { viewport: { value: 'phone' }, ...dark } };
const early = (
  <TitledCard title="Verification Progress">
    <Text>2 of 6 steps</Text>
  </TitledCard>
);
export const EarlyOnDesktop: Story = {
  tags: ['!picture'],
  args: { early },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).at(-2)).toHaveTextContent(
      'Verification Progress',
    );
  },
};
export const EarlyOnPhone: Story = {
  tags: ['!picture'],
  args: { early },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent('Verification Progress');
  },
};
export const OnNarrowestPhone: Story = { tags: ['!picture'], globals: narrow, play: fitsTheScreen };
export const LargeTextOnNarrowestPhone: Story = {
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
