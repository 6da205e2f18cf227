import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SitePage } from '../src/site/site-page.ts';
import { FillingProvider, filledWith } from '../src/site/filling.tsx';
import type { Language } from '../src/site/languages.ts';

export interface FilledPage {
  readonly language: Language;
  /** Whether the deployment names its operator and the ways to write to it. */
  readonly isSetUp: boolean;
}

/** No operator of this name exists. */
const installed = {
  operator: 'Mfano Household Checks, P.O. Box 0000, Nairobi',
  contact_email: 'privacy@test.example',
  support_chat: 'https://wa.me/254700000000',
};

/** A whole page, as the server fills it for the installation. */
export const filled = (Page: SitePage['Content']) =>
  ({
    component: ({ language, isSetUp }: FilledPage) => (
      <FillingProvider value={filledWith(isSetUp ? installed : {})}>
        <Page language={language} />
      </FillingProvider>
    ),
    args: { language: 'en', isSetUp: true },
    parameters: { layout: 'fullscreen', stays: true },
    globals: { audience: 'landing' },
  }) satisfies Meta<FilledPage>;

type Story = StoryObj<Meta<FilledPage>>;

export const inKiswahili: Story = { args: { language: 'sw' }, tags: ['kiswahili'] };
export const dark: Story = { globals: { audience: 'landing', mode: 'dark' } };
/** Without a named operator the page shows a longer text. */
export const onNarrowestPhone: Story = {
  args: { isSetUp: false },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
export const inKiswahiliOnNarrowestPhone: Story = {
  ...onNarrowestPhone,
  args: { language: 'sw', isSetUp: false },
};
