import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { choices, guidance } from '../../guidance.ts';
import { dark, desktop, fitsTheScreen, inEveryPlace } from '../../story-kit.tsx';
import { PageActions, pageActionsLayouts } from './PageActions.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Patterns/PageActions',
  component: PageActions,
  argTypes: choices({ onPhone: pageActionsLayouts }),
  args: {
    children: (
      <>
        <Button onClick={nothing}>Submit Review</Button>
        <ButtonLink variant="secondary" href="#reviews">
          Cancel
        </ButtonLink>
      </>
    ),
  },
  parameters: guidance({
    do: ['End a form or a message with it, the main button first.'],
    dont: ['Do not put a button into it that belongs to one part of the page.'],
    access: [
      'The main button is the first stop of the keyboard at every width.',
      'The reason why a button is off stands below all buttons.',
    ],
  }),
} satisfies Meta<typeof PageActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const placesOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const main = canvas.getByRole('button', { name: 'Submit Review' }).getBoundingClientRect();
  const other = canvas.getByRole('link', { name: 'Cancel' }).getBoundingClientRect();
  return { main, other };
};

export const Playground: Story = { tags: ['!picture'] };

export const OnDesktop: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const { main, other } = placesOf(canvasElement);
    await expect(other.top).toBe(main.top);
    await expect(other.right).toBeLessThan(main.left);
    const { right, width } = canvasElement.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    await expect(main.right).toBeLessThanOrEqual(right);
    await expect(main.width).toBeLessThan(width / 2);
  },
};
export const OnDesktopDark: Story = { globals: { ...desktop, ...dark } };

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { main, other } = placesOf(canvasElement);
    await expect(other.width).toBe(main.width);
    await expect(other.top).toBeGreaterThan(main.bottom);
  },
};

/** In a bar, they share the line. */
export const BesideOnPhone: Story = {
  args: { onPhone: 'beside' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { main, other } = placesOf(canvasElement);
    await expect(other.top).toBe(main.top);
    await expect(other.right).toBeLessThan(main.left);
    await fitsTheScreen();
  },
};

/** After a press on the button, its reason is below both. */
export const SwitchedOff: Story = {
  args: {
    children: (
      <>
        <Button disabledReason="Fill in her name, her phone number and a package first." onClick={nothing}>
          Submit Review
        </Button>
        <ButtonLink variant="secondary" href="#reviews">
          Cancel
        </ButtonLink>
      </>
    ),
  },
  globals: desktop,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Review' }));
    const { main, other } = placesOf(canvasElement);
    await expect(other.top).toBe(main.top);
    const reason = canvas.getByText(/^Fill in her name/).getBoundingClientRect();
    await expect(reason.top).toBeGreaterThanOrEqual(main.bottom);
  },
};

const places = inEveryPlace(
  <PageActions onPhone="beside">
    <Button onClick={nothing}>Hifadhi mabadiliko ya wasifu</Button>
    <Button variant="secondary" onClick={nothing}>
      Rudi hatua iliyotangulia
    </Button>
  </PageActions>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
