import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { Toasts, toastTones, useToast } from './Toasts.tsx';

function Screen() {
  const tell = useToast();
  return (
    <Inline>
      {toastTones.map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onClick={() => {
            tell({ text: `Imehifadhiwa: ${tone}`, tone, ...(tone === 'info' && { forMs: 300 }) });
          }}
        >
          {tone}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  args: { children: <Screen /> },
  // What opens is over the page: in a frame of its own on the docs page.
  parameters: {
    ...guidance({
      do: ['Tell in one short sentence that something is done.'],
      dont: [
        'Do not tell failures that somebody must act on; those are a `Banner`.',
        'Do not put links or questions into a toast: it goes.',
      ],
      access: [
        'No button at the end of a page is below it: on a phone it is above the bar, on a desk below the header, or in the middle beside a rail.',
        'Announced without taking the focus; a failure stays until it is closed, and for six seconds once its screen is left; the others for six seconds.',
      ],
      words: ["One sentence of what is done: 'Your review is saved.' No 'Success!'"],
      alternatives: [
        { use: 'Components/Banner', when: 'Somebody must act on it.' },
        { use: 'Components/WaitLine', when: 'Something still goes on.' },
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToldAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    await expect(region).toHaveTextContent('Imehifadhiwa: danger');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(region).toBeEmptyDOMElement();
    // The message may disappear before a slow machine checks for it.
    const told: string[] = [];
    new MutationObserver(() => told.push(region.textContent)).observe(region, { childList: true });
    await userEvent.click(canvas.getByRole('button', { name: 'info' }));
    await waitFor(() => expect(told).toEqual([expect.stringContaining('Imehifadhiwa: info'), '']));
    await expect(region).toBeEmptyDOMElement();
  },
};

/** On a desk it is below the header, away from the buttons that end a page. */
export const InTheCorner: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'warning' }));
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    const older = (await canvas.findByText('Imehifadhiwa: warning')).getBoundingClientRect();
    const newest = canvas.getByText('Imehifadhiwa: danger').getBoundingClientRect();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(newest.top).toBeGreaterThan(4 * rem);
    await expect(older.top).toBeGreaterThan(newest.bottom);
    await expect(older.bottom).toBeLessThan(window.innerHeight / 2);
    await expect(newest.left).toBeGreaterThan(window.innerWidth / 2);
    await fitsTheScreen();
  },
};

/** On a desk it covers no link of the rail, and no action at the ends of a row. */
export const BesideTheRail: Story = {
  args: { place: 'besideRail' },
  globals: { audience: 'ops', ...desktop },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    const toast = (await canvas.findByText('Imehifadhiwa: danger')).parentElement?.getBoundingClientRect();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(toast?.left).toBeGreaterThan(20 * rem);
    await expect(toast?.right).toBeLessThan(window.innerWidth - 10 * rem);
    await expect(toast?.bottom).toBeLessThan(window.innerHeight);
    await fitsTheScreen();
  },
};

/** A failure of one screen soon has no meaning on the next: it stays readable there for its time, and then disappears. */
function TwoScreens() {
  const [isNext, setIsNext] = useState(false);
  return (
    <>
      {isNext ? 'The next screen' : <Screen />}
      <Button onClick={() => setIsNext(true)}>Go on</Button>
    </>
  );
}

export const LeftWithItsScreen: Story = {
  tags: ['!picture'],
  args: { children: <TwoScreens /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(region).toHaveTextContent('Imehifadhiwa: danger');
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 20_000 });
  },
};

const showAll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['success', 'warning', 'danger'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await fitsTheScreen();
  },
};

export const All: Story = showAll;
export const AllDark: Story = { ...showAll, globals: dark };
export const AllOnNarrowestPhone: Story = { ...showAll, globals: narrow };

function ScreenInKiswahili() {
  const tell = useToast();
  return (
    <Button
      onClick={() => {
        tell({ text: 'Mwaliko umetumwa kwa mfanyakazi kwa ujumbe mfupi', tone: 'success' });
        tell({
          text: 'Mabadiliko uliyofanya hayakuhifadhiwa. Angalia mtandao wako kisha ujaribu tena',
          tone: 'danger',
        });
      }}
    >
      Tuma mwaliko kwa mfanyakazi
    </Button>
  );
}

/** No word sticks out, and the close buttons are reachable. */
const longest: Story = {
  args: { children: <ScreenInKiswahili />, dismissLabel: 'Ficha ujumbe huu' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Tuma/ }));
    const closing = canvas.getAllByRole('button', { name: 'Ficha ujumbe huu' });
    await expect(closing).toHaveLength(2);
    await fitsTheScreen();
    for (const words of [canvas.getByText(/^Mwaliko/), canvas.getByText(/^Mabadiliko/)])
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    for (const button of closing) {
      button.focus();
      const { left, right, top, bottom } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
