import type { Meta, StoryObj } from '@storybook/react-vite';
import { FillingProvider, filledWith } from '../../site/filling.tsx';
import {
  CheckCodePage,
  MissingCodePage,
  RefusedCodePage,
  UnknownCodePage,
  type Refusal,
} from './CheckCodePage.tsx';

const meta = {
  title: 'Screens/Landing/Check a Code',
  component: CheckCodePage,
  args: { language: 'en' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<typeof CheckCodePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unknown: Story = {
  render: ({ language }) => (
    <FillingProvider value={filledWith({ typed_code: 'H7KX-29QM-TB4W-ZR6P' })}>
      <UnknownCodePage language={language} />
    </FillingProvider>
  ),
};
const refusedFor = (refusal: Refusal, typed: string): Story => ({
  render: ({ language }) => (
    <FillingProvider value={filledWith({ typed_code: typed })}>
      <RefusedCodePage language={language} refusal={refusal} />
    </FillingProvider>
  ),
});
const refused = refusedFor('refused', 'H7KX-29QM');
const lookalike = refusedFor('lookalike', 'H7KX-29OM-TB4W-ZR6N');

const missing: Story = { render: ({ language }) => <MissingCodePage language={language} /> };

export const Page: Story = {};
export const PageInKiswahili: Story = { tags: ['kiswahili'], args: { language: 'sw' } };
export const PageDark: Story = { globals: { audience: 'landing', mode: 'dark' } };
export const PageOnNarrowestPhone: Story = {
  args: { language: 'sw' },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
export const Unknown: Story = unknown;
export const UnknownInKiswahili: Story = { tags: ['kiswahili'], ...unknown, args: { language: 'sw' } };
export const Refused: Story = refused;
export const RefusedInKiswahiliOnNarrowestPhone: Story = {
  tags: ['kiswahili'],
  ...refused,
  args: { language: 'sw' },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
/** The visitor typed the number, which stands above the code. */
export const NumberTyped: Story = refusedFor('number', 'R-H7KX-29QM');
export const Lookalike: Story = { tags: ['!picture'], ...lookalike };
export const LookalikeInKiswahili: Story = {
  tags: ['kiswahili', '!picture'],
  ...lookalike,
  args: { language: 'sw' },
};
export const Missing: Story = missing;
export const MissingInKiswahili: Story = { tags: ['kiswahili'], ...missing, args: { language: 'sw' } };
