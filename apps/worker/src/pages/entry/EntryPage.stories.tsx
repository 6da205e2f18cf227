import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Speaks } from '../../../stories/Speaks.tsx';
import type { Language } from '../../language/languages.ts';
import { EntryPage } from './EntryPage.tsx';
import type { SendCode } from './use-entry-form.ts';

const sendCode = fn<SendCode>();

interface EntryStory {
  readonly language: Language;
}

const meta = {
  title: 'Screens/Worker/Entry',
  component: EntryPage,
  tags: ['!autodocs'],
  args: { sendCode, language: 'en' },
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'worker' },
  render: ({ language, ...page }) => (
    <Speaks language={language}>
      <EntryPage {...page} />
    </Speaks>
  ),
  beforeEach: () => {
    sendCode.mockReset();
    sendCode.mockResolvedValue(undefined);
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<Parameters<typeof EntryPage>[0] & EntryStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dark = { audience: 'worker', mode: 'dark' };
const narrow = { audience: 'worker', viewport: { value: 'narrow' } };
const narrowLarge = { ...narrow, textSize: '200%' };

export const Page: Story = {};
export const PageDark: Story = { globals: dark };
export const PageOnNarrowestPhone: Story = { globals: narrow };
export const PageInKiswahili: Story = { args: { language: 'sw' } };
export const PageInKiswahiliOnNarrowestPhone: Story = { args: { language: 'sw' }, globals: narrow };
export const PageInKiswahiliLargeText: Story = { args: { language: 'sw' }, globals: narrowLarge };

/** What is wrong is said in the language of the page, and changes over with it; what was typed stays. */
export const WrongPhoneInBothLanguages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Phone Number/), '0700');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Verification Code' }));
    await expect(await canvas.findByText('Please enter a valid Kenyan phone number')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kiswahili' }));
    await expect(await canvas.findByText('Tafadhali weka nambari sahihi ya simu ya Kenya')).toBeVisible();
    await expect(canvas.getByLabelText(/Nambari ya Simu/)).toHaveValue('0700');
    await expect(document.documentElement).toHaveAttribute('lang', 'sw-KE');
    await expect(sendCode).not.toHaveBeenCalled();
  },
};

export const CodeSentInKiswahili: Story = {
  args: { language: 'sw' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Nambari ya Simu/), '0700 000 012');
    await expect(canvas.getByText('Nambari hii inaweza kupokea SMS.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tuma Nambari ya Kuthibitisha' }));
    await expect(await canvas.findByText('Nambari ya kuthibitisha imetumwa!')).toBeVisible();
    await expect(sendCode).toHaveBeenCalledWith('+254700000012');
  },
};
