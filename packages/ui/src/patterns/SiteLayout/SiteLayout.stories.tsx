import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { WordsProvider } from '../../components/WordsProvider/WordsProvider.tsx';
import { choices, guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { kiswahili } from '../../words/kiswahili.ts';
import { Band } from '../Band/Band.tsx';
import { SiteLayout, siteLayouts } from './SiteLayout.tsx';

const meta = {
  title: 'Patterns/SiteLayout',
  component: SiteLayout,
  argTypes: choices({ layout: siteLayouts }),
  args: {
    homeHref: '#home',
    sections: [
      { label: 'How it works', href: '#how-it-works' },
      { label: 'Pricing', href: '#pricing' },
      { label: 'For workers', href: '#for-workers' },
      { label: 'About', href: '#about' },
    ],
    otherLanguage: { label: 'Kiswahili', href: '#kiswahili', language: 'sw-KE' },
    actions: (
      <TextLink href="#sign-in" placement="alone">
        Sign in
      </TextLink>
    ),
    start: (
      <ButtonLink href="#sign-up" variant="secondary" size="small">
        Get Started
      </ButtonLink>
    ),
    footer: {
      about: 'Background checks of household workers in Kenya, with their consent.',
      links: [
        { label: 'Help', href: '#help' },
        { label: 'Privacy', href: '#privacy' },
        { label: 'Terms', href: '#terms' },
      ],
    },
    children: (
      <Stack gap="large">
        <Heading level={1} size="display">
          Know whom you let into your home
        </Heading>
        <Text size="large">Every page of the public site stands in this frame.</Text>
      </Stack>
    ),
  },
  parameters: {
    ...guidance({
      do: [
        'Use it for every page of the public site.',
        'Give it `bands` where the page is made of `Band`s, and `column` for a text.',
      ],
      dont: ['Do not use it behind the sign-in; that is `AppShell`.'],
      access: [
        'Readable without script, its menu included; header, navigations, main part and footer are landmarks.',
        'The open menu holds the focus. Escape closes it and gives the focus back to its button; a press elsewhere closes it.',
        'The first thing that Tab reaches leads to the main part.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /home$/ })).toHaveFocus();
    await expect(
      within(within(canvasElement).getByRole('banner')).getByRole('link', { name: 'Pricing' }),
    ).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
  },
};
export const Dark: Story = { globals: dark };

export const Bands: Story = {
  args: {
    layout: 'bands',
    children: (
      <>
        <Band id="pricing" title="Pricing" lead="You pay once for each check." tone="soft" />
        <Band id="about" title="About us" tone="surface" />
      </>
    ),
  },
};

export const MenuOnPhone: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    const shown = (words: string) =>
      header.getAllByText(words).filter((each) => each.checkVisibility()).length;
    await expect(shown('Pricing')).toBe(0);
    await userEvent.click(header.getByRole('button', { name: 'Menu' }));
    await expect(shown('Pricing')).toBe(1);
    await expect(shown('Sign in')).toBe(1);
    await expect(shown('Get Started')).toBe(0);
  },
};
export const MenuOnPhoneDark: Story = {
  ...MenuOnPhone,
  globals: { ...MenuOnPhone.globals, ...dark },
};

/** `tooling/e2e/journeys/public/site-menu.e2e.ts` drives the menu by real keys. */
export const MenuHoldsTheFocus: Story = {
  ...MenuOnPhone,
  tags: ['picture'],
  args: { children: <TextLink href="#further">Further</TextLink> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: 'Menu' });
    const further = page.getByRole('link', { name: 'Further' });
    await userEvent.click(opener);
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel).toBeVisible();
    further.focus();
    await expect(further).not.toHaveFocus();
    await userEvent.click(opener);
    await expect(panel).not.toBeVisible();
    further.focus();
    await expect(further).toHaveFocus();
    await userEvent.click(opener);
    await expect(panel).toBeVisible();
  },
};

const longest: Story = {
  render: (args) => (
    <WordsProvider words={kiswahili}>
      <SiteLayout {...args} />
    </WordsProvider>
  ),
  args: {
    sections: [
      { label: 'Jinsi inavyofanya kazi', href: '#how-it-works' },
      { label: 'Kwa wafanyakazi', href: '#for-workers' },
    ],
    otherLanguage: { label: 'English', href: '#english', language: 'en-KE' },
    actions: (
      <TextLink href="#sign-in" placement="alone">
        Ingia kwenye akaunti
      </TextLink>
    ),
    children: (
      <Stack gap="large">
        <Heading level={1} size="display">
          Mfahamu unayemkaribisha nyumbani kwako
        </Heading>
        <Text size="large">
          Tunathibitisha utambulisho, marejeleo na mwenendo wa mfanyakazi kabla ya siku yake ya kwanza.
        </Text>
      </Stack>
    ),
  },
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
