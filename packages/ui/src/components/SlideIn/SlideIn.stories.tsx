import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { SlideIn } from './SlideIn.tsx';
import * as css from './SlideIn.css.ts';

const receipt = (
  <Card>
    <DefinitionList
      items={[
        { term: 'Order Number', value: 'AM-1047' },
        { term: 'Amount Paid', value: 'KES 2,000', strong: true },
      ]}
    />
  </Card>
);

const meta = {
  title: 'Components/SlideIn',
  component: SlideIn,
  args: { finished: 'receipt AM-1047', children: receipt },
  parameters: guidance({
    do: ['Use it for the one good thing that a page is about: a receipt.'],
    dont: [
      'Do not use it for what was there before, or for bad news.',
      'Do not use it twice on a page: it says that this is the moment.',
    ],
    access: [
      'What slides is there from the start, for readers and for the keyboard.',
      'It stands still for people who asked for less motion.',
    ],
  }),
} satisfies Meta<typeof SlideIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { tags: ['!picture'], globals: dark };

function Twice() {
  const [views, setViews] = useState(1);
  return (
    <Stack>
      <Button onClick={() => setViews(views + 1)}>View again</Button>
      <SlideIn key={views} finished="receipt AM-1048">
        {receipt}
      </SlideIn>
    </Stack>
  );
}

/** A second view of the same thing stands still. */
export const SlidesOnce: Story = {
  tags: ['!picture'],
  render: () => <Twice />,
  play: async ({ canvas, canvasElement }) => {
    const sliding = () => canvasElement.getElementsByClassName(css.slides).length;
    await expect(sliding()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'View again' }));
    await expect(sliding()).toBe(0);
    await expect(canvas.getByText('AM-1047')).toBeVisible();
  },
};

const places = inEveryPlace(
  <SlideIn finished="risiti AM-1049">
    <DefinitionList
      items={[{ term: 'Nambari ya agizo la uthibitishaji', value: 'AM-1047-NAIROBI-2026-11-20' }]}
    />
  </SlideIn>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
