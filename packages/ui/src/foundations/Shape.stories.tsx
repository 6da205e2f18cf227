import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { vars } from '../themes/vars.css.ts';
import { radius } from '../tokens/scales.ts';
import { rowsOf } from './measured.ts';
import { Page, Section } from './Page.tsx';
import * as css from './space.css.ts';

const radii: readonly [name: keyof typeof radius, use: string][] = [
  ['small', 'Marks in a line, bars.'],
  ['medium', 'Fields, buttons, a large photo.'],
  ['large', 'Cards and dialogs.'],
  ['full', 'Chips, badges, small photos.'],
];

const heights: readonly [name: keyof typeof vars.shadow, use: string][] = [
  ['card', 'A card on the page.'],
  ['raised', 'What floats: a menu, the bar at the bottom.'],
  ['overlay', 'A dialog over everything.'],
];

const meta = {
  title: 'Foundations/Shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Shape: StoryObj = {
  render: () => (
    <Page
      title="Radius and elevation"
      intro="Four corners and three heights. In the dark, surfaces get lighter as they rise."
    >
      <Section title="Radius">
        <Grid columns={4} phoneColumns={2} gap="large">
          {radii.map(([name, use]) => (
            <Stack key={name} gap="xsmall">
              <div className={css.box} style={{ borderRadius: vars.radius[name] }}>
                {name}
              </div>
              <Text tone="muted">{use}</Text>
            </Stack>
          ))}
        </Grid>
        <DefinitionList columns={2} items={rowsOf(radius)} />
      </Section>
      <Section title="Elevation">
        <Grid columns={3} gap="xlarge">
          {heights.map(([name, use]) => (
            <Stack key={name} gap="small">
              <div
                className={css.box}
                style={{ boxShadow: vars.shadow[name], borderRadius: vars.radius.large }}
              >
                {name}
              </div>
              <Text tone="muted">{use}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
    </Page>
  ),
};
