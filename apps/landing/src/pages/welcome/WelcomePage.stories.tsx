import type { Meta, StoryObj } from '@storybook/react-vite';
import { FillingProvider, filledWith } from '../../site/filling.tsx';
import type { Language } from '../../site/languages.ts';
import { installed } from '../../site/installed.ts';
import { WelcomePage } from './WelcomePage.tsx';

interface Shown {
  readonly language: Language;
  /** Whether somebody said who runs the site and how they are written to. */
  readonly isSetUp: boolean;
}

const meta = {
  title: 'Screens/Landing/Welcome',
  component: ({ language, isSetUp }: Shown) => (
    <FillingProvider value={filledWith(isSetUp ? installed : {})}>
      <WelcomePage language={language} />
    </FillingProvider>
  ),
  args: { language: 'en', isSetUp: true },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const PageInKiswahili: Story = { args: { language: 'sw' } };
export const PageDark: Story = { globals: { audience: 'landing', mode: 'dark' } };
export const PageOnNarrowestPhone: Story = {
  args: { isSetUp: false },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
export const PageInKiswahiliOnNarrowestPhone: Story = {
  args: { language: 'sw', isSetUp: false },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
