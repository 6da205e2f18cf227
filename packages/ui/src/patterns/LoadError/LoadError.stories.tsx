import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { dark, fitsTheScreen, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { LoadError } from './LoadError.tsx';

const retry = fn();

const meta = {
  title: 'Patterns/LoadError',
  component: LoadError,
  args: {
    message: 'Failed to fetch workers',
    children: 'Check your connection. Nothing you entered is lost.',
    onRetry: retry,
  },
  parameters: guidance({
    do: [
      "Show it where the content would be, with the catalogue's words.",
      'Keep it while another try is under way, with `retrying`.',
    ],
    dont: [
      'Do not replace the whole screen: the header and the way back stay.',
      'Do not show a technical text.',
    ],
    access: [
      'A second failure is announced, although what is seen does not change.',
      'After success the focus goes to the main heading instead of nowhere.',
    ],
  }),
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    retry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch workers');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { tags: ['!picture'], args: { retrying: true } };

/** The retry worked: the loaded content replaces the button, and the keyboard starts again at the heading. */
export const Recovered: Story = {
  tags: ['!picture'],
  render: (args) => (
    <main>
      <Heading level={1}>Workers</Heading>
      <Stateful initial={false}>
        {(loaded, setLoaded) =>
          loaded ? <p>Achieng Otieno</p> : <LoadError {...args} onRetry={() => setLoaded(true)} />
        }
      </Stateful>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Workers' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: dark };

const longest: Story = {
  args: {
    message: 'Orodha ya wafanyakazi waliothibitishwa haikupatikana',
    children: 'Angalia mtandao wako kisha ujaribu tena. Hakuna ulichoandika kilichopotea.',
    retryLabel: 'Jaribu tena sasa',
    failedAgain: 'Tumejaribu tena bila mafanikio.',
  },
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
