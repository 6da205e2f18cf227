import { Card } from '@repo/ui/components/Card';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { TextLink } from '@repo/ui/components/TextLink';
import { Content } from '@repo/ui/primitives/Content';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';

interface StoryFile {
  readonly default: { readonly title: string };
  readonly [story: string]: unknown;
}

// Found and not listed, so that no screen is forgotten.
const files = import.meta.glob<StoryFile>('../../../apps/*/src/**/*.stories.tsx', { eager: true });

/** As the file has them, where Storybook tells; a module itself knows its names by the alphabet alone. */
function statesOf(file: StoryFile): readonly string[] {
  const ordered = file['__namedExportsOrder'];
  const isList = Array.isArray(ordered);
  return isList ? ordered.map(String) : Object.keys(file).filter((name) => /^[A-Z]/.test(name));
}

/** Screens in the order in which they are met; whatever is not named here follows by its name. */
const journey = [
  'Sign Up',
  'Sign In',
  'Verify code',
  'Dashboard',
  'Worker profile',
  'Invite worker',
  'Choose Package',
  'Invitation sent',
  'Review & Pay',
  'Payment return',
  'My Verifications',
  'Verification Report',
];
const placeOf = (name: string) => (journey.includes(name) ? journey.indexOf(name) : journey.length);

const screens = Object.values(files)
  .map((file) => {
    const { title } = file.default;
    const [, app = '', name = ''] = title.split('/');
    const states = statesOf(file).map((state) => ({
      name: storyNameFromExport(state),
      // The book's own frame leads every link to the whole book.
      href: `./?path=/story/${toId(title, storyNameFromExport(state))}`,
    }));
    return { app, name, states };
  })
  .toSorted((one, other) => placeOf(one.name) - placeOf(other.name) || one.name.localeCompare(other.name));
const apps = ['Landing', 'Employer', 'Worker'].map((app) => ({
  app,
  screens: screens.filter((screen) => screen.app === app),
}));
const count = screens.reduce((sum, { states }) => sum + states.length, 0);

const meta = {
  title: 'Screens/All screens',
  tags: ['!autodocs'],
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
              <Grid columns={2}>
                {each.screens.map(({ name, states }) => (
                  <Card key={name} as="section">
                    <Heading level={3}>{name}</Heading>
                    <Inline as="ul" gap="small">
                      {states.map((state) => (
                        <li key={state.href}>
                          <TextLink href={state.href} placement="alone">
                            {state.name}
                          </TextLink>
                        </li>
                      ))}
                    </Inline>
                  </Card>
                ))}
              </Grid>
            </Stack>
          ))}
        </Stack>
      </Content>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(count);
    await expect(canvas.getByRole('link', { name: 'Workers Not Found' })).toHaveAttribute(
      'href',
      './?path=/story/screens-employer-dashboard--workers-not-found',
    );
  },
};
