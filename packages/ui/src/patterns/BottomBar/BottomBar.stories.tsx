import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { Toasts, useToast } from '../../components/Toasts/Toasts.tsx';
import { guidance } from '../../guidance.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { BottomBar } from './BottomBar.tsx';

const pay = fn();
const packages = ['Lite Check', 'Standard Check', 'Premium Check', 'Urgent Verification', 'Deep Check'];

const total = (
  <Spread wrap>
    <Text size="large">
      Total{' '}
      <Text as="strong" weight="strong">
        KES 1,000
      </Text>
    </Text>
    <Button onClick={pay}>Pay &amp; Start Verification</Button>
  </Spread>
);

const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  args: { width: 'wide', children: total },
  render: (args) => (
    <AppShell bottomBar={<BottomBar {...args} />}>
      <Content width="wide">
        <Stack gap="large">
          <PageHeader title="Choose Package" />
          {packages.map((name) => (
            <Card key={name}>
              <Stack align="start">
                <Text>Identity, references, misconduct registry, final review.</Text>
                <Button variant="secondary" onClick={pay}>
                  {name}
                </Button>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Content>
    </AppShell>
  ),
  parameters: {
    ...guidance({
      do: ['Put the one main action of a long screen into it, with what it costs.'],
      dont: [
        'Do not use it on a screen that fits a phone without scrolling.',
        'Do not put two primary buttons into it.',
      ],
      access: [
        'What takes the focus is never beneath it: the page scrolls far enough.',
        'At twice the text size it leaves room for the screen.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is visible from the start, and never covers the focused element or the end of the screen. */
const staysAndCoversNothing: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'Pay & Start Verification' });
  const bar = () => button.closest('main > div')?.getBoundingClientRect() ?? new DOMRect();
  const top = () => bar().top;
  window.scrollTo(0, 0);
  await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  // The scroll padding follows its height a moment later.
  const keptRoom = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
  await waitFor(() => expect(keptRoom()).toBeGreaterThan(bar().height));
  for (const name of packages) {
    const choice = canvas.getByRole('button', { name });
    choice.focus();
    await expect(choice.getBoundingClientRect().bottom, name).toBeLessThanOrEqual(top());
  }
  await userEvent.tab();
  await expect(button).toHaveFocus();
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = canvas.getByRole('button', { name: 'Deep Check' });
  await expect(last.getBoundingClientRect().bottom).toBeLessThan(top());
  await fitsTheScreen();
};

// spec: package/bar
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: staysAndCoversNothing };
export const OnNarrowestPhone: Story = { globals: narrow, play: staysAndCoversNothing };
/** It is the last card of the column, and no strip over the whole width. */
export const OnDesktop: Story = {
  globals: desktop,
  play: async (context) => {
    await staysAndCoversNothing(context);
    const { canvas } = context;
    const column = canvas.getByRole('button', { name: 'Lite Check' }).closest('main > div > div > div > div');
    const card = canvas
      .getByRole('button', { name: 'Pay & Start Verification' })
      .closest('main > div > div > div');
    await expect(card?.getBoundingClientRect().width).toBe(column?.getBoundingClientRect().width);
    await expect(getComputedStyle(card ?? document.body).borderInlineStartWidth).toBe('1px');
  },
};

/** Below content that is shorter than the window it follows the content. */
export const ShortOnDesktop: Story = {
  tags: ['!picture'],
  globals: desktop,
  args: { width: 'task' },
  render: (args) => (
    <AppShell bottomBar={<BottomBar {...args} />}>
      <Content width="task">
        <PageHeader title="Choose Package" />
      </Content>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const { bottom, left } = canvas.getByRole('heading', { name: 'Choose Package' }).getBoundingClientRect();
    const card = canvas
      .getByRole('button', { name: 'Pay & Start Verification' })
      .closest('main > div > div > div')
      ?.getBoundingClientRect();
    await expect((card?.top ?? Infinity) - bottom).toBeLessThan(48);
    await expect(card?.left).toBe(left);
    // As wide as the form, and not as its summary too.
    await expect(card?.width).toBe(440);
  },
};

function Telling() {
  const tell = useToast();
  return <Button onClick={() => tell({ text: 'Imehifadhiwa', tone: 'success' })}>Hifadhi</Button>;
}

/** A message is above it, and its button can be pressed. */
export const BelowMessage: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  args: { children: <Telling /> },
  decorators: [
    (Screen) => (
      <Toasts>
        <Screen />
      </Toasts>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hifadhi' });
    await userEvent.click(button);
    const { bottom } = (await canvas.findByText('Imehifadhiwa')).getBoundingClientRect();
    await waitFor(() => expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top));
  },
};
export const Dark: Story = { globals: dark };

/** A press before the first report of a size. */
export const BeforeSizesAreTold: Story = {
  tags: ['!picture'],
  beforeEach: () => {
    const { ResizeObserver: Telling } = globalThis;
    globalThis.ResizeObserver = class extends Telling {
      override observe() {}
    };
    return () => {
      globalThis.ResizeObserver = Telling;
    };
  },
  globals: { viewport: { value: 'phone' } },
  play: staysAndCoversNothing,
};

/** The error is beside the pressed button. */
export const WithProblem: Story = {
  globals: narrow,
  args: {
    children: (
      <Stack gap="small">
        <Banner tone="danger">
          Failed to send invitation: Failed to create worker profile. Please try again.
        </Banner>
        {total}
      </Stack>
    ),
  },
  play: staysAndCoversNothing,
};

const longest: Story = {
  args: {
    children: (
      <Spread wrap>
        <Text size="large">
          Jumla ya malipo{' '}
          <Text as="strong" weight="strong">
            KES 12,000
          </Text>
        </Text>
        <Button onClick={pay}>Lipa na uanzishe uthibitishaji</Button>
      </Spread>
    ),
  },
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
