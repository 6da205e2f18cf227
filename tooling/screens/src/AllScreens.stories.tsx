import { PageHeader } from '@repo/ui/components/PageHeader';
import { Content } from '@repo/ui/primitives/Content';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as css from './AllScreens.css.ts';
import { FlowMap, stateOf } from './FlowMap.tsx';
import { flows } from './flows.ts';
import { Marks } from './Marks.tsx';
import { differences, type Difference } from './places.ts';
import { screens } from './screens.ts';
import { StateTiles } from './StateTile.tsx';
import { tilesOf } from './tiles.ts';

const apps = ['Landing', 'Employer', 'Worker', 'Team'].map((app) => ({
  app,
  screens: screens.filter((screen) => screen.app === app),
}));
const count = screens.reduce((sum, { states }) => sum + states.length, 0);
const steps = flows.flatMap((flow) => flow.steps);

const words: Readonly<Record<Difference, string>> = {
  dark: 'Dark',
  narrow: 'Narrowest phone',
  large: 'Large text',
  kiswahili: 'Kiswahili',
};

const meta = {
  title: 'Screens/All screens',
  // It consists of the screenshots of all others: its own would change with each of them.
  tags: ['!autodocs', '!picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const AllScreens: StoryObj = {
  render: () => (
    <main className={css.page}>
      <Content width="desk">
        <Stack gap="xxlarge">
          <PageHeader
            title="All screens"
            subtitle={`${screens.length} screens in ${count} states, with recorded data. Choose one to see it.`}
          />
          <Stack as="section" gap="xlarge">
            <Heading level={2}>The ways through</Heading>
            <FlowMap />
          </Stack>
          <div data-testid="states">
            <Stack gap="xxlarge">
              <ul className={css.legend}>
                {differences.map((difference) => (
                  <li key={difference} className={css.sign}>
                    <Marks differences={[difference]} /> {words[difference]}
                  </li>
                ))}
              </ul>
              {apps.map((each) => (
                <Stack key={each.app} as="section" gap="xlarge">
                  <Heading level={2}>{each.app}</Heading>
                  {each.screens.map(({ name, states }) => (
                    <section key={name} className={css.screen}>
                      <Stack>
                        <Heading level={3}>{name}</Heading>
                        <StateTiles tiles={tilesOf(states)} />
                      </Stack>
                    </section>
                  ))}
                </Stack>
              ))}
            </Stack>
          </div>
        </Stack>
      </Content>
    </main>
  ),
  play: async ({ canvas }) => {
    // Every state once, and every step of a way.
    const states = within(canvas.getByTestId('states')).getAllByRole('link');
    await expect(states).toHaveLength(count);
    await expect(new Set(states.map((link) => link.getAttribute('href'))).size).toBe(count);
    await expect(canvas.getAllByRole('link')).toHaveLength(count + steps.length);
    const unknown = steps.filter((step) => stateOf(step)?.picture === undefined);
    await expect(unknown, 'steps of a way without such a state, or without its screenshot').toEqual([]);
    const unlike = screens.flatMap(({ name, states: all }) =>
      all
        .filter(({ isPictured, picture }) => isPictured !== (picture !== undefined))
        .map((state) => `${name}: ${state.name}`),
    );
    await expect(unlike, 'states without the picture that they have, or with one that they have not').toEqual(
      [],
    );
    // Every screen needs at least one screenshot.
    const unseen = screens.filter(({ states: all }) => !all.some(({ isPictured }) => isPictured));
    await expect(unseen.map(({ name }) => name)).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Workers Not Found' })).toHaveAttribute(
      'href',
      './?path=/story/screens-employer-dashboard--workers-not-found',
    );
  },
};
