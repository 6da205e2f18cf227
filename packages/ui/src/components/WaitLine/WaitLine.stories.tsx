import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { fitsTheScreen, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { WaitLine } from './WaitLine.tsx';

const meta = {
  title: 'Components/WaitLine',
  component: WaitLine,
  args: { waiting: true, label: 'Loading...' },
  parameters: guidance({
    do: ["Show it while the next screen's code is fetched and this one still stands."],
    dont: ['Do not use it for data; a `Skeleton` shows where that will be.'],
    access: [
      'It stays in the page and is announced only when the wait lasts.',
      'It does not move for people who asked for less motion.',
    ],
  }),
} satisfies Meta<typeof WaitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading...'));
  },
};

/** A wait that ends at once shows nothing, and a long wait leaves nothing behind. */
export const OverAgain: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Stateful initial={false}>
      {(waiting, setWaiting) => (
        <>
          <WaitLine {...args} waiting={waiting} />
          <Button onClick={() => setWaiting(!waiting)}>{waiting ? 'Arrive' : 'Go'}</Button>
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(status).toHaveTextContent('Loading...'));
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(status).toBeEmptyDOMElement();
  },
};

const late: Story = {
  args: { label: 'Tunafungua ukurasa wa wasifu wa mfanyakazi...' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Tunafungua'));
    await fitsTheScreen();
  },
};
export const LongestTextOnNarrowestPhone: Story = { ...late, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...late, globals: { ...largeText, ...narrow } };
