import type { Meta, StoryObj } from '@storybook/react-vite';
import * as page from '../../../stories/filled-page.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';

const meta = {
  title: 'Screens/Landing/Privacy',
  tags: ['!autodocs'],
  ...page.filled(PrivacyPage),
} satisfies Meta<page.FilledPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {};
export const PageInKiswahili = page.inKiswahili;
export const PageDark = page.dark;
export const PageOnNarrowestPhone = page.onNarrowestPhone;
export const PageInKiswahiliOnNarrowestPhone = page.inKiswahiliOnNarrowestPhone;
