import { toCamel, toTitle } from '../names.ts';

export type App = 'employer' | 'worker';

/** What a new screen says until it says more, in the languages of both apps. */
export const BACK = 'Back to dashboard';
export const NOTHING = 'Nothing is here yet.';
export const NOTHING_IN_KISWAHILI = 'Bado hakuna kitu hapa.';

const IN_KISWAHILI = `export const NothingInKiswahili = screen({ language: 'sw', shows: '${NOTHING_IN_KISWAHILI}' });\n`;

export const stories = (app: App, name: string) => `import type { Meta } from '@storybook/react-vite';
import { screenOf } from '../../../stories/screen.tsx';
import ${name}Page from './${name}Page.tsx';

const meta = {
  title: 'Screens/${toTitle(app)}/${toTitle(name)}',
  component: ${name}Page,
  tags: ['!autodocs'],
} satisfies Meta<typeof ${name}Page>;
export default meta;

const screen = screenOf(${name}Page, paths.${toCamel(name)});

export const Nothing = screen({ shows: '${NOTHING}' });
${app === 'worker' ? IN_KISWAHILI : ''}`;

export const test = (name: string) => `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import ${name}Page from './${name}Page.tsx';

it('says what it is, and leads back to the dashboard', async () => {
  openScreen(${name}Page, paths.${toCamel(name)});
  expect(await screen.findByRole('heading', { level: 1, name: '${toTitle(name)}' })).toBeTruthy();
  expect(screen.getByText('${NOTHING}')).toBeTruthy();
  await press('link', '${BACK}');
  expect(here()).toMatchObject({ pathname: paths.dashboard });
});
`;
