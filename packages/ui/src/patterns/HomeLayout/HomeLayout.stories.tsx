import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { guidance } from '../../guidance.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { HomeLayout } from './HomeLayout.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Patterns/HomeLayout',
  component: HomeLayout,
  args: {
    first: (
      <Card tone="accent">
        <Spread wrap>
          <Heading level={2} size={4}>
            Baraka Mwangi said yes
          </Heading>
          <Button size="small" onClick={nothing}>
            Complete Payment
          </Button>
        </Spread>
      </Card>
    ),
    actions: (
      <Button fullWidth onClick={nothing}>
        Start New Verification
      </Button>
    ),
    aside: <Banner tone="info">Tell her to expect an SMS.</Banner>,
    children: (
      <Stack as="section">
        <Heading level={2}>Recent Verifications</Heading>
        <Card>
          <Text>Mercy Chebet</Text>
        </Card>
      </Stack>
    ),
  },
  render: (args) => (
    <AppShell>
      <Content width="desk">
        <Stack gap="large">
          <PageHeader title="Welcome, Wanjiru" />
          <HomeLayout {...args} />
        </Stack>
      </Content>
    </AppShell>
  ),
  parameters: {
    ...guidance({
      do: ['Put one thing into `first`, with one button, and nothing when nothing waits.'],
      dont: ['Do not use it for a list or a form.'],
      access: [
        'The order for readers is the same at every width: what waits, what can be started, what goes on.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HomeLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = { globals: desktop };
export const OnDesktopDark: Story = { globals: { ...desktop, ...dark } };
export const OnNarrowestPhone: Story = { globals: narrow, play: fitsTheScreen };
export const LargeText: Story = { globals: largeText, play: fitsTheScreen };
export const NothingWaits: Story = {
  tags: ['!picture'],
  args: { first: undefined },
  globals: desktop,
};
