import { toCamel, toTitle } from '../names.ts';

export type App = 'employer' | 'worker' | 'ops';

/** What a new screen says until it says more, in the languages of its app. */
export const BACK = 'Back to dashboard';
export const NOTHING = 'Nothing is here yet.';
export const NOTHING_IN_KISWAHILI = 'Bado hakuna kitu hapa.';

/** The apps as the Storybook names them. */
const shelves: Readonly<Record<App, string>> = { employer: 'Employer', worker: 'Worker', ops: 'Team' };

const IN_KISWAHILI = `export const NothingInKiswahili = screen({ language: 'sw', shows: '${NOTHING_IN_KISWAHILI}' });\n`;

export const stories = (app: App, name: string) => `import type { Meta } from '@storybook/react-vite';
import { screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import ${name}Page from './${name}Page.tsx';

const meta = {
  title: 'Screens/${shelves[app]}/${toTitle(name)}',
  component: ${name}Page,
  tags: ['!autodocs'],
} satisfies Meta<typeof ${name}Page>;
export default meta;

const screen = screenOf(${name}Page, paths.${toCamel(name)});

export const Nothing = screen({ shows: '${NOTHING}'${app === 'ops' ? ", tags: ['every-desk']" : ''} });
${app === 'worker' ? IN_KISWAHILI : ''}`;

const BEGIN = `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';`;

const leadsBack = (name: string) => `${BEGIN}
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

/** The rail leads on from a screen of the team: it has no way back. */
const saysItself = (name: string) => `${BEGIN}
import { openScreen } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import ${name}Page from './${name}Page.tsx';

it('says what it is', async () => {
  openScreen(${name}Page, paths.${toCamel(name)});
  expect(await screen.findByRole('heading', { level: 1, name: '${toTitle(name)}' })).toBeTruthy();
  expect(screen.getByText('${NOTHING}')).toBeTruthy();
});
`;

export const test = (app: App, name: string) => (app === 'ops' ? saysItself(name) : leadsBack(name));
