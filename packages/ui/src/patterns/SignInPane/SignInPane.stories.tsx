import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyHandover } from '../../drawings/KeyHandover.tsx';
import { PhoneYes } from '../../drawings/PhoneYes.tsx';
import { guidance } from '../../guidance.ts';
import { dark, desktop, fitsTheScreen } from '../../story-kit.tsx';
import { SignInPane } from './SignInPane.tsx';

const meta = {
  title: 'Patterns/SignInPane',
  component: SignInPane,
  args: {
    drawing: PhoneYes,
    lines: ['Only with her yes', 'Money back if she says no', 'M-PESA or card'],
  },
  parameters: {
    ...guidance({
      do: [
        'Give it to `SignInLayout` as `beside`, inside a lazy part.',
        'Say in each line one thing that the visitor may fear, in at most seven words.',
      ],
      dont: [
        'Do not put a link or a button into it: there is one thing to do, and it is in the form.',
        'Do not say in it what a person on a phone needs to know. A phone does not have it.',
      ],
      access: ['Readers hear the lines after the form. The drawing says the same, and they skip it.'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SignInPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const LongestText: Story = {
  args: {
    drawing: KeyHandover,
    lines: [
      'Haikugharimu chochote',
      'Wewe ndiye unaamua nani apate nambari yako',
      'Hatukuombi PIN yako kamwe',
    ],
  },
  globals: { audience: 'worker' },
  play: async ({ canvas }) => {
    await fitsTheScreen();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const LongestTextDark: Story = {
  ...LongestText,
  globals: { audience: 'worker', ...dark, ...desktop },
};
