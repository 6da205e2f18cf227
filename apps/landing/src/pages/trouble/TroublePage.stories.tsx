import type { Meta, StoryObj } from '@storybook/react-vite';
import { TroublePage, troubles } from './TroublePage.tsx';

const meta = {
  title: 'Screens/Landing/Trouble',
  component: TroublePage,
  args: { language: 'en', trouble: 'notFound' },
  argTypes: { trouble: { control: 'select', options: troubles } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<typeof TroublePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const NotFoundInKiswahili: Story = { tags: ['kiswahili'], args: { language: 'sw' } };
export const NotFoundDark: Story = { globals: { audience: 'landing', mode: 'dark' } };
export const NotFoundOnNarrowestPhone: Story = {
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
export const Failure: Story = { tags: ['!picture'], args: { trouble: 'failure' } };
export const FailureInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { trouble: 'failure', language: 'sw' },
};
export const TooMany: Story = { tags: ['!picture'], args: { trouble: 'tooMany' } };
export const TooManyInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { trouble: 'tooMany', language: 'sw' },
};
