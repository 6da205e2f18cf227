import { Card, CardLink } from '@repo/ui/components/Card';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Content } from '@repo/ui/primitives/Content';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { combineTags, storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { hasPicture } from '../../../.storybook/variants.ts';
import { StatePicture } from './StatePicture.tsx';

type Described = Pick<StoryObj, 'tags' | 'globals'>;
interface StoryFile {
  readonly default: Described & { readonly title: string };
  readonly [story: string]: unknown;
}

// A glob and not a list, so that no screen is forgotten.
const files = import.meta.glob<StoryFile>('../../../apps/*/src/**/*.stories.tsx', { eager: true });

/** The screenshots of the states, as the tests compare them. `../screenshots` mirrors the apps' folders. */
const pictures = import.meta.glob<string>('../screenshots/**/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pictureOf = (path: string, state: string) =>
  pictures[
    `${path.replace('../../../apps/', '../screenshots/').replace('.stories.tsx', '')}/${state.replaceAll(' ', '-')}.png`
  ];

const isDescribed = (story: unknown): story is Described => typeof story === 'object' && story !== null;

/** The same decision as in the tests: from the tags and globals of the story and of its file. */
function isPictured(file: StoryFile, exported: string, id: string): boolean {
  const all = file.default;
  const story = file[exported];
  if (!isDescribed(story)) return false;
  return hasPicture({
    id,
    tags: combineTags('picture', ...(all.tags ?? []), ...(story.tags ?? [])),
    globals: { ...all.globals, ...story.globals },
  });
}

/** In file order, where Storybook provides it. A module itself has its names in alphabetical order only. */
function statesOf(file: StoryFile): readonly string[] {
  const ordered = file['__namedExportsOrder'];
  const isList = Array.isArray(ordered);
  return isList ? ordered.map(String) : Object.keys(file).filter((name) => /^[A-Z]/.test(name));
}

/** Screens in the order of the user's journey. The others follow by name. */
const journey = [
  'Sign Up',
  'Sign In',
  'Verify code',
  'Dashboard',
  'My Profile',
  'Worker profile',
  'Worker Reviews',
  'Write Review',
  'Reviews',
  'All Reviews',
  'Invite worker',
  'Choose Package',
  'Invitation sent',
  'Review & Pay',
  'Payment return',
  'My Verifications',
  'Verification Report',
];
const placeOf = (name: string) => (journey.includes(name) ? journey.indexOf(name) : journey.length);

const screens = Object.entries(files)
  .map(([path, file]) => {
    const { title } = file.default;
    const [, app = '', name = ''] = title.split('/');
    const states = statesOf(file).map((exported) => {
      const state = storyNameFromExport(exported);
      const id = toId(title, state);
      return {
        name: state,
        // Storybook's own frame turns every such link into a link to the whole Storybook.
        href: `./?path=/story/${id}`,
        isPictured: isPictured(file, exported, id),
        picture: pictureOf(path, state),
      };
    });
    return { app, name, states };
  })
  .toSorted((one, other) => placeOf(one.name) - placeOf(other.name) || one.name.localeCompare(other.name));
const apps = ['Landing', 'Employer', 'Worker', 'Team'].map((app) => ({
  app,
  screens: screens.filter((screen) => screen.app === app),
}));
const count = screens.reduce((sum, { states }) => sum + states.length, 0);

const meta = {
  title: 'Screens/All screens',
  // It consists of the screenshots of all others: its own would change with each of them.
  tags: ['!autodocs', '!picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const AllScreens: StoryObj = {
  render: () => (
    <main>
      <Content width="wide">
        <Stack gap="xlarge">
          <PageHeader
            title="All screens"
            subtitle={`${screens.length} screens in ${count} states, with recorded data. Choose one to see it.`}
          />
          {apps.map((each) => (
            <Stack key={each.app} as="section">
              <Heading level={2}>{each.app}</Heading>
              {each.screens.map(({ name, states }) => (
                <Stack key={name} as="section" gap="small">
                  <Heading level={3}>{name}</Heading>
                  <Grid as="ul" columns={4} phoneColumns={2} gap="small">
                    {states.map((state) => (
                      <Card key={state.href} as="li" padding="small">
                        {state.isPictured && <StatePicture src={state.picture} />}
                        <CardLink href={state.href}>{state.name}</CardLink>
                      </Card>
                    ))}
                  </Grid>
                </Stack>
              ))}
            </Stack>
          ))}
        </Stack>
      </Content>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(count);
    const unlike = screens.flatMap(({ name, states }) =>
      states
        .filter(({ isPictured, picture }) => isPictured !== (picture !== undefined))
        .map((state) => `${name}: ${state.name}`),
    );
    await expect(unlike, 'states without the picture that they have, or with one that they have not').toEqual(
      [],
    );
    // Every screen needs at least one screenshot.
    const unseen = screens.filter(({ states }) => !states.some(({ isPictured }) => isPictured));
    await expect(unseen.map(({ name }) => name)).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Workers Not Found' })).toHaveAttribute(
      'href',
      './?path=/story/screens-employer-dashboard--workers-not-found',
    );
  },
};
