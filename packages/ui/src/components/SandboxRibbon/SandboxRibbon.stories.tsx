import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
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
export const WithLinkOnNarrowestPhone: Story = {
  globals: narrow,
  render: () => (
    <SandboxRibbon>
      Messages arrive on the{' '}
      <span>
        <TextLink href="http://localhost:8081/">sandbox phone</TextLink>
      </span>
      .
    </SandboxRibbon>
  ),
  play: fitsTheScreen,
};
