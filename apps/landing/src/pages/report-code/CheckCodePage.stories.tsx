import type { Meta, StoryObj } from '@storybook/react-vite';
import { FillingProvider, filledWith } from '../../site/filling.tsx';
import { CheckCodePage, MissingCodePage, RefusedCodePage, UnknownCodePage } from './CheckCodePage.tsx';

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
const refused: Story = {
  render: ({ language }) => (
    <FillingProvider value={filledWith({ typed_code: 'H7KX-2OQM' })}>
      <RefusedCodePage language={language} />
    </FillingProvider>
  ),
};

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
export const Missing: Story = missing;
export const MissingInKiswahili: Story = { tags: ['kiswahili'], ...missing, args: { language: 'sw' } };
