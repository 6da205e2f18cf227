import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { kiswahili } from '../../words/kiswahili.ts';
import { WordsProvider } from '../WordsProvider/WordsProvider.tsx';
import { SandboxRibbon } from './SandboxRibbon.tsx';

const meta = {
  title: 'Components/SandboxRibbon',
  component: SandboxRibbon,
  parameters: {
    ...guidance({
      do: ['Put one at the top of every app; the server decides whether it is seen.'],
      dont: ['Do not decide in the app whether a sandbox is in use.'],
      access: ["A landmark of its own, named 'Sandbox', which readers can skip."],
    }),
    layout: 'fullscreen',
  },
  beforeEach: () => {
    document.documentElement.style.setProperty('--sandbox-ribbon', 'flex');
    return () => document.documentElement.style.removeProperty('--sandbox-ribbon');
  },
} satisfies Meta<typeof SandboxRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };

const longest: Story = {
  render: () => (
    <WordsProvider words={kiswahili}>
      <SandboxRibbon />
    </WordsProvider>
  ),
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
